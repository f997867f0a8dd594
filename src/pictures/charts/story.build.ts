import { company } from '#content/company.ts'
import { type Amount, amountText } from '#content/schema/amount.ts'
import type { Plot, Row } from '#content/schema/result.ts'
import { xml } from '#content/xml.ts'
import units from '#generated/texts/units.json' with { type: 'json' }
import { atEnd, axisRow, bar, frame, type Ink, knot, percent, thread } from './frame.build.ts'

/** Capitalizes the first letter of a text. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The vertical position of the axis: the same in all forms, so that the charts in a row of cards align. */
const floor = 84

/** Returns the end of an axis from 0 to at least `most`: a round number. */
export function axisEnd(most: number): number {
  const rough = most / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  // The nearest of 1, 2, 5 and 10 on a logarithmic scale.
  const factor =
    rough >= power * Math.sqrt(50) ? 10 : rough >= power * Math.sqrt(10) ? 5 : rough >= power * Math.SQRT2 ? 2 : 1
  return Math.ceil(most / (factor * power)) * factor * power
}

/** Formats a figure in the language of the site. */
export const figureText = (amount: Amount) => amountText(amount, company.language, units)

type Scale = Omit<Plot, 'form' | 'rows'>

const axis = (end: number, { unit, noun }: Scale) => {
  const most = figureText(unit ? [end, unit] : [end])
  return `<line x2="100%" y1="${floor}" y2="${floor}"/><text y="102">0</text><text y="102"${atEnd}>${most}${noun ? ` ${xml(noun)}` : ''}</text>`
}

const readAloud = (rows: readonly Row[]) => rows.map(({ name, text }) => `${name} ${text}`).join(', ')

/** The share of a chart below which a bar is thinner than its edge, in the narrowest card. */
const thin = 1.5 / 240

/** Returns a bar from zero. A bar next to zero gets an edge, so that it does not look forgotten. */
const barFromZero = (ink: Ink, y: number, share: number, height = 14) =>
  bar(ink, y, 0, share, height) + (share < thin ? `<path${thread(ink)} d="M.75 ${y}v${height}"/>` : '')

function bars(rows: readonly Row[], scale: Scale) {
  const end = axisEnd(Math.max(...rows.map(({ value }) => value)))
  const lines = rows.map(({ name, text, value }, at) => {
    const top = at * 42
    return axisRow(top + 14, name, text) + barFromZero(at ? 'a' : '', top + 21, value / end)
  })
  return axis(end, scale) + lines.join('')
}

function share([part, rest]: readonly Row[], scale: Scale) {
  if (!part || !rest) throw new Error('a share has a part and a rest')
  const whole = part.value + rest.value
  const line = `<rect x="${percent(part.value / whole)}" y="21" width="${percent(rest.value / whole)}" height="28" fill="none" stroke-dasharray="7 5"/>`
  return (
    axis(whole, scale) +
    axisRow(14, part.name, part.text) +
    line +
    barFromZero('a', 21, part.value / whole, 28) +
    axisRow(68, rest.name, rest.text, atEnd)
  )
}

function reached([row]: readonly Row[], scale: Scale) {
  if (!row) throw new Error('a place on a scale has a figure')
  const end = axisEnd(row.value * 1.15)
  const x = percent(row.value / end)
  const line = `<line class="a" x2="${x}" y1="56" y2="56" stroke-dasharray="7 5"/>${knot('a', x, 56)}`
  return axis(end, scale) + axisRow(35, row.name, row.text, ` x="${x}" text-anchor="end"`) + line
}

const forms = { bars, share, reached } as const

/** Returns the chart of a story's result or of a case study's measure: zero at the left, every length in proportion. */
export const storyChart = (title: string, { form, rows, ...scale }: Plot) =>
  frame(capital(title), `${readAloud(rows)}.`, forms[form](rows, scale))
