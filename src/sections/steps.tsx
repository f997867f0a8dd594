import type { Step } from '#content/schema/story.ts'
import { type PlacedStep, type StepTimes, stepTimes } from '#content/step-times.ts'
import axisTexts from '#generated/texts/charts/steps.json' with { type: 'json' }
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { Folding } from '#ui/folding.tsx'
import { spaced } from '#ui/spaced.ts'
import { unbroken } from '#ui/unbroken.tsx'

interface StepWordsProps extends Pick<Step, 'title' | 'description'> {
  number: number
  /** The time of the step, in words. */
  when?: string | undefined
}

/** A step of a process in its list: its number in a ring, and its words beside it. */
function StepWords({ number, when, title, description }: StepWordsProps) {
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

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`

/** The lane of a step: lines at the ticks of the axis, a bar for its shortest duration, and one for its longest. */
function Lane({ step, ticks }: { step: PlacedStep; ticks: readonly number[] }) {
  const end = ticks.at(-1) ?? 1
  const bar = (from: number, to: number) => ({ x: percent(from, end), width: percent(to - from, end) })
  return (
    <svg className="lane" aria-hidden="true">
      {ticks.map(tick => (
        <line key={tick} x1={percent(tick, end)} x2={percent(tick, end)} y2="100%" />
      ))}
      {step.to > step.least && <rect {...bar(step.least, step.to)} y="5" height="16" className="lane-open" />}
      <rect {...bar(step.from, step.least)} y="5" height="16" className="lane-bar" />
      <line x1={percent(step.from, end)} x2={percent(step.least, end)} y1="13" y2="13" className="lane-seam" />
    </svg>
  )
}

/** Steps that have a time: each is a lane of one time axis, beside its words. */
function Timeline({ steps, times }: { steps: readonly Step[]; times: StepTimes }) {
  const { unit, ticks } = times
  return (
    <div className="lanes">
      <div className="lanes-unit" aria-hidden="true">
        {axisTexts[`${unit}s`]}
      </div>
      <div className="lanes-axis" aria-hidden="true">
        {spaced(ticks.map(tick => <span key={tick}>{tick}</span>))}
      </div>
      <Folding unfold={texts.unfoldSteps}>
        <ol>
          {steps.map(({ title, description, time }, at) => (
            <li key={title}>
              <StepWords number={at + 1} when={time?.text} title={title} description={description} />
              {times.steps[at] && <Lane step={times.steps[at]} ticks={ticks} />}
            </li>
          ))}
        </ol>
        {times.steps.some(step => step && step.to > step.least) && (
          <div className="lanes-key small text-soft" aria-hidden="true">
            <svg aria-hidden="true">
              <rect x="1" y="1" width="30" height="14" className="lane-open" />
            </svg>
            {axisTexts.longest}
          </div>
        )}
      </Folding>
    </div>
  )
}

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
