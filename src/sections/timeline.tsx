import type { Step } from '#content/schema/story.ts'
import type { PlacedStep, StepTimes } from '#content/step-times.ts'
import texts from '#generated/texts/charts/steps.json' with { type: 'json' }
import sectionTexts from '#generated/texts/sections.json' with { type: 'json' }
import { Folding } from '#ui/folding.tsx'
import { spaced } from '#ui/spaced.ts'
import { StepWords } from './step-words.tsx'

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
export function Timeline({ steps, times }: { steps: readonly Step[]; times: StepTimes }) {
  const { unit, ticks } = times
  return (
    <div className="lanes">
      <div className="lanes-unit" aria-hidden="true">
        {texts[`${unit}s`]}
      </div>
      <div className="lanes-axis" aria-hidden="true">
        {spaced(ticks.map(tick => <span key={tick}>{tick}</span>))}
      </div>
      <Folding unfold={sectionTexts.unfoldSteps}>
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
            {texts.longest}
          </div>
        )}
      </Folding>
    </div>
  )
}
