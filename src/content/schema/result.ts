/**
 * The result of a story, as figures. The words on the card and the chart (`src/pictures/charts`) are derived from the same
 * figures. Four forms: `before` and `after`; a `share` of a whole; a value that was `reached`; a `measure` of a case study.
 */
import * as v from 'valibot'
import { fill } from '#content/fill.ts'
import { measureChart } from '#pictures/charts.ts'
import { type Amount, amountForms, readAmount, type Unit, amountText as written } from './amount.ts'
import { formOf, readBy } from './basics.ts'
import type { Measure } from './measure.ts'
import { maybe, oneOf, text } from './parts.ts'
import { nameOf, schemaContext } from './schema-context.ts'
import type { Texts } from './texts.ts'

/** A figure of a chart: its name, its text, and its value in the unit of the axis. */
export interface Row {
  readonly name: string
  readonly text: string
  readonly value: number
}

/** The data of a story's chart. */
export interface Plot {
  /** `bars` compares two figures, `share` is a part of a whole and the rest, `reached` a point on a scale. */
  readonly form: 'bars' | 'share' | 'reached'
  readonly unit?: Unit
  /** What figures without a unit count. */
  readonly noun?: string
  readonly rows: readonly Row[]
}

/** A figure with its chart. */
export interface Result {
  readonly value: string
  readonly label: string
  readonly plot: Plot
  /** The name of an existing chart with the same figures. */
  readonly chart?: string
}

const minutes: Partial<Record<Unit, number>> = { s: 1 / 60, min: 1, h: 60, day: 1440, week: 10_080, month: 43_800 }

const amountText = (amount: Amount) => written(amount, schemaContext().language, schemaContext().texts.units)

const afterFigure = /(?<=[\d.])[ \u00a0]\p{L}+$/u

/** Formats two amounts as a change; a shared unit is written once: `19 to 3 days`, `6 to 1 week`, `3 h to 45 min`. */
export function fromTo(before: string, after: string): string {
  const { range } = schemaContext().texts.results
  const [unit, other] = [before, after].map(words => afterFigure.exec(words)?.[0])
  const isShared = unit === other || unit === `${other}s`
  return fill(range, { from: isShared ? before.replace(afterFigure, '') : before, to: after })
}

/** Returns the unit of an axis for both amounts: the longer time unit, or per cent for frequencies. */
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

/** What a figure measures: a time, a frequency, or what its unit says. */
const kindOf = ([, unit]: Amount) => (unit && minutes[unit] ? 'time' : unit === 'one in' ? '%' : unit)

const amount = v.pipe(v.union([v.string(), v.number()], amountForms), readBy(readAmount, amountForms))

const names = v.tuple([text(40), text(40)], 'expected two names')

const changed = v.pipe(
  v.strictObject({
    before: amount,
    after: amount,
    /** Which way is better. */
    better: oneOf(['less', 'more']),
    label: text(100),
    /** What figures without a unit count: the label of the axis. */
    noun: maybe(text(40)),
    /** Replace the names in `data/texts.yaml`. */
    names: maybe(names),
  }),
  v.check(({ before, after }) => kindOf(before) === kindOf(after), 'expected two figures of one kind, such as two times'),
  v.check(({ before, after, noun }) => commonUnit(before, after) !== undefined || noun !== undefined, 'expected a noun: what do these figures count?'),
  v.check(({ before, after, better }) => {
    const unit = commonUnit(before, after)
    const [first, second] = [valueIn(before, unit), valueIn(after, unit)]
    return better === 'less' ? second < first : second > first
  }, 'expected the second figure to be the better one'),
  v.transform(({ before, after, label, noun, names: own }): Result => {
    const { caseStudies } = schemaContext().texts
    const [one, other] = own ?? [caseStudies.before, caseStudies.after]
    const unit = commonUnit(before, after)
    const row = (name: string, amount: Amount): Row => ({ name, text: amountText(amount), value: valueIn(amount, unit) })
    const rows = [row(one, before), row(other, after)]
    return {
      value: fromTo(amountText(before), amountText(after)),
      label,
      plot: { form: 'bars', ...(unit && { unit }), ...(noun && { noun }), rows },
    }
  }),
)

const shareForms = 'expected a share such as "12%" or "2 of 640"'
const shareForm = /^(\d[\d,]*(?:\.\d+)?)(?:%| of (\d[\d,]*))$/

/** Returns the two numbers of a share; the second is missing for one in per cent. */
const numbersOf = (share: string) =>
  (shareForm.exec(share) ?? []).slice(1).map(figure => (figure === undefined ? undefined : Number(figure.replaceAll(',', ''))))

const shared = v.pipe(
  v.strictObject({
    share: v.pipe(
      v.string(shareForms),
      v.regex(shareForm, shareForms),
      v.check(share => {
        const [part = 0, whole = 100] = numbersOf(share)
        return whole > 0 && part <= whole
      }, 'expected a part that is not above its whole'),
    ),
    /** What the whole consists of, if the share is not in per cent. */
    noun: maybe(text(40)),
    /** The names of the part and the rest. */
    names,
    label: text(100),
  }),
  v.transform(({ share, noun, names: [one, other], label }): Result => {
    const [part = 0, whole] = numbersOf(share)
    const unit: Unit = whole === undefined ? '%' : 'of'
    const figure = (value: number) => amountText([value, unit])
    const row = (name: string, value: number): Row => ({ name, text: figure(value), value })
    const value = whole === undefined ? figure(part) : fill(schemaContext().texts.units.of, { part: figure(part), whole: figure(whole) })
    const rows = [row(one, part), row(other, (whole ?? 100) - part)]
    return { value, label, plot: { form: 'share', unit, ...(noun && { noun }), rows } }
  }),
)

const reached = v.pipe(
  v.strictObject({
    /** A point on a scale that begins at 0. */
    reached: amount,
    name: text(40),
    label: text(100),
    /** Replaces the text of the figure. */
    value: maybe(text(30)),
  }),
  v.transform(({ reached: at, name, label, value = amountText(at) }): Result => {
    const [figure, unit] = at
    return {
      value,
      label,
      plot: { form: 'reached', ...(unit && { unit }), rows: [{ name, text: amountText(at), value: figure }] },
    }
  }),
)

const unitOf: Record<Measure['unit'], Unit | undefined> = {
  '': undefined,
  '%': '%',
  ' s': 's',
  ' min': 'min',
  ' h': 'h',
  ' days': 'day',
}

/** Returns the chart data of a measure; `names` are those of its readings, and `text` formats a figure. */
export function plotOf(
  { before, after, unit: suffix }: Measure,
  names: Pick<Texts['caseStudies'], 'before' | 'after'>,
  text: (amount: Amount) => string,
): Plot {
  const unit = unitOf[suffix]
  const rows = [before, after].map(({ value }, at) => ({
    name: at ? names.after : names.before,
    text: text(unit ? [value, unit] : [value]),
    value,
  }))
  return { form: 'bars', ...(unit ? { unit } : { noun: before.of }), rows }
}

/** A measure of a case study, with its figures and its chart. */
export const measured = v.pipe(
  v.strictObject({
    /** The slug of the case study. */
    study: nameOf(
      ({ addresses }) => [...addresses].flatMap(address => /^\/case-studies\/(.+)/.exec(address)?.[1] ?? []),
      'expected a case study by the name of its file',
    ),
    /** The number of the measure, from 1. */
    measure: v.pipe(
      v.number('expected the number of a measure'),
      v.integer('expected the number of a measure'),
      v.minValue(1, 'expected the number of a measure'),
    ),
    label: text(100),
  }),
  v.forward(
    v.check(({ study, measure }) => {
      // The file of a study without measures here has a fault of its own.
      const measures = schemaContext().measures.get(study)
      return !measures || measure <= measures.length
    }, 'expected the number of one of its measures'),
    ['measure'],
  ),
  v.transform(({ study, measure, label }): Result => {
    const at = measure - 1
    const found = schemaContext().measures.get(study)?.[at]
    const plot: Plot = found ? plotOf(found, schemaContext().texts.caseStudies, amountText) : { form: 'bars', rows: [] }
    const [before, after] = plot.rows
    return {
      value: fromTo(before?.text ?? '', after?.text ?? ''),
      label,
      plot,
      chart: measureChart({ slug: study }, at),
    }
  }),
)

const has = (key: string) => (value: unknown) => typeof value === 'object' && value !== null && key in value

/** Chooses the form by the key that only it has, so that errors are those of that form. */
export const result = formOf<Result>([changed, shared, reached, measured], input => {
  if (has('share')(input)) return shared
  if (has('reached')(input)) return reached
  return has('study')(input) ? measured : changed
})
