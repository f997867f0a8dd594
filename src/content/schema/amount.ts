/** Figures with their units, as content writes them: `19 days`, `1.6 s`, `2.9%`, `1 in 24`, `$31k`, `24th`, `1,310`. */
import { withCommas } from '#content/with-commas.ts'

/** The unit of a figure. `th` is a day of the month, `one in` a frequency, `$k` thousands of dollars. */
export type Unit = 's' | 'min' | 'h' | 'day' | 'week' | 'month' | 'click' | '%' | '$k' | 'th' | 'one in' | 'of'

/** A figure with its unit; without a unit, the label says what it counts. */
export type Amount = readonly [value: number, unit?: Unit]

const ordinal = (day: number) => `${day}${['th', 'st', 'nd', 'rd'][day % 10 < 4 && Math.floor(day / 10) !== 1 ? day % 10 : 0]}`

/** Formats an amount. */
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

const number = '([\\d,]*\\d(?:\\.\\d+)?)'
const written: readonly (readonly [RegExp, Unit | undefined])[] = [
  [new RegExp(`^${number}$`), undefined],
  [new RegExp(`^${number}%$`), '%'],
  [new RegExp(`^\\$${number}k$`), '$k'],
  [new RegExp(`^${number}(?:st|nd|rd|th)$`), 'th'],
  [new RegExp(`^1 in ${number}$`), 'one in'],
  [new RegExp(`^${number} s$`), 's'],
  [new RegExp(`^${number} min$`), 'min'],
  [new RegExp(`^${number} h$`), 'h'],
  ...(['day', 'week', 'month', 'click'] as const).map(unit => [new RegExp(`^${number} ${unit}s?$`), unit] as const),
]

/** Parses an amount; returns `undefined` for any other text. */
export function readAmount(text: string | number): Amount | undefined {
  for (const [form, unit] of written) {
    const figure = form.exec(String(text))?.[1]
    if (figure !== undefined) return unit ? [Number(figure.replaceAll(',', '')), unit] : [Number(figure.replaceAll(',', ''))]
  }
  return undefined
}

export const amountForms = 'expected a figure such as "19 days", "1.6 s", "45 min", "2.9%", "1 in 24", "$31k", "24th" or 1,310'
