/** The times of process steps. The label above a step and its bar in the timeline derive from one text. */
import * as v from 'valibot'

/** When a step happens, in weeks or working days. */
export interface StepTime {
  /** The label above the step: `Weeks 3-4`, `5-8 days`. */
  readonly text: string
  readonly unit: 'day' | 'week'
  /** The first week or day, from 1; without it the step follows the previous one. */
  readonly from?: number
  /** The minimum and maximum duration. */
  readonly least: number
  readonly most: number
}

const numbered = /^(week|day)s? (\d+)(?:-(\d+))?$/
const lasting = /^(half a|[\d.]+)(?:-([\d.]+))? (day|week)s?([ ,].+)?$/

function numberedTime(name: string, from: number, to: number): StepTime {
  const unit = name as StepTime['unit']
  const label = name === 'week' ? 'Week' : 'Day'
  const text = from === to ? `${label} ${from}` : `${label}s ${from}-${to}`
  return { text, unit, from, least: to - from + 1, most: to - from + 1 }
}

function lastingTime(least: number, most: number, unit: StepTime['unit'], more: string): StepTime {
  const amount = least === most ? String(most) : `${least}-${most}`
  const text = most === 0.5 ? `Half a ${unit}` : `${amount} ${unit}${most === 1 ? '' : 's'}`
  return { text: `${text}${more}`, unit, least, most }
}

/** Parses `weeks 3-4`, `day 1`, `5-8 days`, `half a day` or `2 weeks per shop`; returns `undefined` for any other text. */
export function stepTime(text: string): StepTime | undefined {
  const [, name, from, to = from] = numbered.exec(text) ?? []
  if (name) return numberedTime(name, Number(from), Number(to))
  const [, least, most = least, unit, more = ''] = lasting.exec(text) ?? []
  if (!unit) return undefined
  const count = (figure = '') => (figure === 'half a' ? 0.5 : Number(figure))
  return lastingTime(count(least), count(most), unit as StepTime['unit'], more)
}

const forms = 'expected a time such as "weeks 3-4", "day 1", "5-8 days", "half a day" or "2 weeks per shop"'

/** A text with the time of a step. */
export const time = v.pipe(
  v.string(forms),
  v.rawTransform(({ dataset, addIssue, NEVER }): StepTime => {
    const found = stepTime(dataset.value)
    if (found) return found
    addIssue({ message: forms })
    return NEVER
  }),
)
