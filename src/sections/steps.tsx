import type { Step } from '#content/schema/story.ts'
import { stepTimes } from '#content/step-times.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { Folding } from '#ui/folding.tsx'
import { StepWords } from './step-words.tsx'
import { Timeline } from './timeline.tsx'

type TimedStep = Step & { readonly when?: string }

/** The class for a number of steps in each of two columns. */
const rows: Readonly<Record<number, string>> = {
  3: 'md:grid-rows-[repeat(3,auto)]',
  4: 'md:grid-rows-[repeat(4,auto)]',
  5: 'md:grid-rows-[repeat(5,auto)]',
  6: 'md:grid-rows-[repeat(6,auto)]',
  7: 'md:grid-rows-[repeat(7,auto)]',
  8: 'md:grid-rows-[repeat(8,auto)]',
}

/**
 * Numbered steps. Where two or more have a time, they are lanes of a time axis. Otherwise a stitched path joins them: on wide
 * windows in one row for up to four, or five with a date, else in two columns.
 */
export function Steps({ items }: { items: readonly (TimedStep | undefined)[] }) {
  const steps = items.filter(step => step !== undefined)
  const times = stepTimes(steps)
  const half = Math.ceil(steps.length / 2)
  const across = steps.every(({ when }) => when) ? 5 : 4
  if (times) return <Timeline steps={steps} times={times} />
  return (
    <Folding when={steps.length > 5} unfold={texts.unfoldSteps}>
      <ol className={`steps ${steps.length <= across ? 'steps-across' : `steps-two ${rows[half]}`}`}>
        {steps.map(({ title, description, time, when = time?.text }, index) => (
          <li key={title} className={index + 1 === half ? 'steps-turn' : undefined}>
            <StepWords number={index + 1} when={when} title={title} description={description} />
          </li>
        ))}
      </ol>
    </Folding>
  )
}
