import { punctuality } from '#content/case-study-facts.ts'
import { fill } from '#content/fill.ts'
import { shortDay, shortMonthOf } from '#content/in-words.ts'
import texts from '#generated/texts/charts/plan.json' with { type: 'json' }
import type { CaseStudy, Span } from '#pages/case-study/schema.ts'
import { axisRow, bar, frame, percent } from './frame.build.ts'

const floor = 84

const firstOf = (day: string, later = 0) => {
  const date = new Date(day)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1))
}

/** Returns the scale from the start of the first month to the end of the last: a day's place from 0 to 1. */
export function timeScale({ from, to }: Span) {
  const [start, end] = [firstOf(from), firstOf(to, 1)]
  const place = (day: Date) => (day.getTime() - start.getTime()) / (end.getTime() - start.getTime())
  return { start, end, place }
}

function ticks({ start, end, place: placeOf }: ReturnType<typeof timeScale>): string {
  const count = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  // A label takes 60 px of 280 with its year, and 30 without.
  const step = Math.ceil(count / 4)
  const marks: string[] = []
  for (let at = 0; at < count; at += step) {
    const month = firstOf(start.toISOString(), at)
    const year = at === 0 || month.getUTCMonth() < step ? ` ${month.getUTCFullYear()}` : ''
    const x = percent(placeOf(month))
    const place = at === 0 ? '' : ` x="${x}" text-anchor="middle"`
    marks.push(
      `<line x1="${x}" x2="${x}" y1="${floor}" y2="${floor + 5}"/><text${place} y="102">${shortMonthOf(month.toISOString())}${year}</text>`,
    )
  }
  return `${marks.join('')}<line x2="100%" y1="${floor}" y2="${floor}"/>`
}

/** Returns a chart of the planned and the actual time of a case study. Time beyond the plan has its own colour. */
export function planChart({ planned, actual, title }: Pick<CaseStudy, 'planned' | 'actual' | 'title'>): string {
  const late = actual.to > planned.to
  const [from = '', ...ends] = [planned.from, actual.from, planned.to, actual.to].toSorted()
  const scale = timeScale({ from, to: ends.at(-1) ?? from })
  const at = (day: string) => scale.place(new Date(day))
  /** The text above a bar begins where the bar does. */
  const above = (day: string) => ` x="${percent(at(day))}"`
  const onTime = late ? planned.to : actual.to
  const rows = [
    axisRow(
      14,
      texts.planned,
      fill(texts.span, { from: shortDay(planned.from), to: shortDay(planned.to) }),
      above(planned.from),
    ),
    bar('', 21, at(planned.from), at(planned.to)),
    axisRow(56, texts.actual, `${shortDay(actual.to)}, ${punctuality(planned, actual)}`, above(actual.from)),
    bar('a', 63, at(actual.from), at(onTime)),
    late ? bar('b', 63, at(onTime), at(actual.to)) : '',
  ]
  return frame(
    fill(texts.title, { title }),
    fill(texts.says, { from: planned.from, to: planned.to, begun: actual.from, done: actual.to }),
    ticks(scale) + rows.join(''),
  )
}
