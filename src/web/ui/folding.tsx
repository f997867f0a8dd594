import { type ReactNode, useState } from 'react'
import texts from '#content/texts/sections.json' with { type: 'json' }

interface Props {
  /** The label of the button that unfolds the list. */
  unfold?: string | undefined
  /** `false` for a short list, which is shown as it is. */
  when?: boolean
  children: ReactNode
}

/**
 * A long list. On a phone, elements with the class `more` are hidden until the visitor unfolds it. On wide windows, in print and
 * without scripts everything is shown.
 */
export function Folding({ unfold = texts.unfold, when = true, children }: Props) {
  const [folded, setFolded] = useState(true)
  if (!when) return children
  return (
    <>
      <div className={folded ? 'folded' : ''}>{children}</div>
      <button
        type="button"
        className="button button-secondary button-small unfold"
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        {folded ? unfold : texts.fold}
      </button>
    </>
  )
}
