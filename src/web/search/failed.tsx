import { texts } from './texts.ts'
import { WaysOn } from './ways-on.tsx'

/** The index could not be had: what happened, another try, and where to go without it. */
export const Failed = ({ again, class: look }: { again: () => void; class: string }) => (
  <div role="alert" className={look}>
    <p>{texts.failed}</p>
    <p className="ways-on">
      <button type="button" className="button button-secondary button-small" onClick={again}>
        {texts.again}
      </button>
    </p>
    <WaysOn />
  </div>
)
