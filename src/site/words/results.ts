/**
 * What came of a story, as figures: `change`, `share` or `reached`. The words on the card follow from the figures, and so
 * does the chart (`src/build/charts`): they can't disagree.
 */
import { withCommas } from './case-studies/facts.ts'
import type { Amount, Result, Two, Unit } from './shapes.ts'

const minutes: Partial<Record<Unit, number>> = { s: 1 / 60, min: 1, h: 60, day: 1440, week: 10_080, month: 43_800 }

const ordinal = (day: number) => `${day}${['th', 'st', 'nd', 'rd'][day % 10 < 4 && Math.floor(day / 10) !== 1 ? day % 10 : 0]}`

/** An amount as it is written: `19 days`, `1.6 s`, `2.9%`, `1 in 24`, `$31k`, `24th`. */
export function amountText([value, unit]: Amount): string {
  const figure = withCommas(value)
  if (unit === undefined || unit === 'of') return figure
  if (unit === '%') return `${figure}%`
  if (unit === '$k') return `$${figure}k`
  if (unit === 'th') return ordinal(value)
  if (unit === 'one in') return `1 in ${figure}`
  if (unit === 's' || unit === 'min' || unit === 'h') return `${figure} ${unit}`
  return `${figure} ${unit}${value === 1 ? '' : 's'}`
}

const afterFigure = /(?<=[\d.]) [a-z]+$/

/** Two amounts in words; a unit that both have stands once: `19 to 3 days`, `6 weeks to 1`, `3 h to 45 min`. */
export function fromTo(before: string, after: string): string {
  const [unit, other] = [before, after].map(text => afterFigure.exec(text)?.[0])
  if (unit !== undefined && unit === `${other}s`) return `${before} to ${after.replace(afterFigure, '')}`
  return `${unit === other ? before.replace(afterFigure, '') : before} to ${after}`
}

/** The unit of an axis that has both amounts: the longer time, and per cent for frequencies. */
function commonUnit([, first]: Amount, [, second]: Amount): Unit | undefined {
  if (first === 'one in') return '%'
  const [one = 0, other = 0] = [first, second].map(unit => unit && minutes[unit])
  return other > one ? second : first
}

function valueIn([value, unit]: Amount, axis: Unit | undefined): number {
  if (unit === 'one in') return 100 / value
  const [own, common] = [unit && minutes[unit], axis && minutes[axis]]
  return own && common ? (value * own) / common : value
}

interface Change {
  readonly before: Amount
  readonly after: Amount
  /** Which way is better. */
  readonly better: 'less' | 'more'
  readonly label: string
  /** What figures without a unit count: it stands at the axis. */
  readonly noun?: string
  /** Instead of 'Before' and 'After'. */
  readonly names?: Two<string>
}

/** Two figures of the same thing. Throws when the second one is not the better one. */
export function change({ before, after, better, label, noun, names = ['Before', 'After'] }: Change): Result {
  const unit = commonUnit(before, after)
  if (!unit && !noun) throw new Error(`'${label}' has figures without a unit: what do they count?`)
  const [first, second] = [valueIn(before, unit), valueIn(after, unit)]
  if (better === 'less' ? second >= first : second <= first) throw new Error(`'${label}' did not get better: ${first} to ${second}`)
  const rows = [
    { name: names[0], text: amountText(before), value: first },
    { name: names[1], text: amountText(after), value: second },
  ]
  return { value: fromTo(amountText(before), amountText(after)), label, plot: { form: 'bars', ...(unit && { unit }), ...(noun && { noun }), rows } }
}

type Share = { readonly part: number; readonly names: Two<string>; readonly label: string } & (
  | { readonly of: '%'; readonly noun?: never }
  | { readonly of: number; readonly noun: string }
)

/** A part of a whole: `2 of 640`, or of a hundred in per cent. `names` are those of the part and of the rest. */
export function share({ part, of, noun, names, label }: Share): Result {
  const [whole, unit] = of === '%' ? ([100, '%'] as const) : ([of, 'of'] as const)
  const rows = [part, whole - part].map((value, at) => ({ name: names[at] ?? '', text: amountText([value, unit]), value }))
  const value = of === '%' ? amountText([part, '%']) : `${withCommas(part)} of ${withCommas(of)}`
  return { value, label, plot: { form: 'share', unit, ...(noun && { noun }), rows } }
}

/** How long something took: a place on a scale that begins at nothing. */
export function reached({ at, name, label, value = amountText(at) }: { at: Amount; name: string; label: string; value?: string }): Result {
  const [figure, unit] = at
  return { value, label, plot: { form: 'reached', ...(unit && { unit }), rows: [{ name, text: amountText(at), value: figure }] } }
}
