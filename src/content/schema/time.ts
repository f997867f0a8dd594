/** The times of process steps. The label above a step and its bar in the timeline derive from one text. */
import * as v from 'valibot'
import { fill } from '#content/fill.ts'
import { numberIn } from '#content/locale.ts'
import { timeText } from './amount.ts'
import { readBy } from './basics.ts'
import { schemaContext } from './schema-context.ts'

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

/** Parses `weeks 3-4`, `day 1`, `5-8 days`, `half a day` or `2 weeks per shop`, of which `more` is the end; `undefined` for any other text. */
export function readTime(text: string): (Omit<StepTime, 'text'> & { readonly more: string }) | undefined {
  const [, name, start, end = start] = numbered.exec(text) ?? []
  if (name) {
    const [from, to] = [Number(start), Number(end)]
    if (to < from) return undefined
    return { unit: name as StepTime['unit'], from, least: to - from + 1, most: to - from + 1, more: '' }
  }
  const [, least, most = least, unit, more = ''] = lasting.exec(text) ?? []
  if (!unit) return undefined
  const count = (figure = '') => (figure === 'half a' ? 0.5 : Number(figure))
  return count(least) <= count(most) ? { unit: unit as StepTime['unit'], least: count(least), most: count(most), more } : undefined
}

/** The label above a step, in the language of the site. */
function labelOf({ unit, from, least, most, more }: NonNullable<ReturnType<typeof readTime>>): string {
  const { language, locale, texts } = schemaContext()
  const { step } = texts.units
  if (from !== undefined) return fill(most === 1 ? step[unit] : step[`${unit}s`], { from, to: from + most - 1 })
  if (most === 0.5) return `${{ day: step.halfDay, week: step.halfWeek }[unit]}${more}`
  const count = [...new Set([least, most])].map(value => numberIn(locale, value)).join('-')
  return `${timeText(unit, most, language, count)}${more}`
}

const forms = 'expected a time such as "weeks 3-4", "day 1", "5-8 days", "half a day" or "2 weeks per shop"'

/** A text with the time of a step. */
export const time = v.pipe(
  v.string(forms),
  readBy(readTime, forms),
  v.transform((found): StepTime => {
    const { more: _, ...step } = found
    return { ...step, text: labelOf(found) }
  }),
)
