import type { Step } from '#content/schema/story.ts'
import { unbroken } from '#ui/unbroken.tsx'

interface Props extends Pick<Step, 'title' | 'description'> {
  number: number
  /** The time of the step, in words. */
  when?: string | undefined
}

/** A step of a process in its list: its number in a ring, and its words beside it. */
export function StepWords({ number, when, title, description }: Props) {
  return (
    <>
      <span className="step-number" aria-hidden="true">
        {number}
      </span>
      <div>
        {when && <p className="eyebrow">{unbroken(when)}</p>}
        <h3 className="h3">{title}</h3>
        <p className="more mt-2 text-soft">{unbroken(description)}</p>
      </div>
    </>
  )
}
