/** Figures with their units, as content writes them: `19 days`, `1.6 s`, `2.9%`, `1 in 24`, `$31k`, `24th`, `1,310`. */
import { fill } from '#content/fill.ts'
import { localeOf, numberIn } from '#content/locale.ts'
import type { Texts } from './texts.ts'

/** The unit of a figure. `th` is a day of the month, `one in` a frequency, `$k` thousands of dollars. */
export type Unit = 's' | 'min' | 'h' | 'day' | 'week' | 'month' | 'click' | '%' | '$k' | 'th' | 'one in' | 'of'

/** A figure with its unit; without a unit, the label says what it counts. */
export type Amount = readonly [value: number, unit?: Unit]

/** The form of a text for a number, by the rules of the language. */
function formFor(forms: Readonly<Record<string, string>>, count: number, language: string, type: Intl.PluralRuleType = 'cardinal') {
  return forms[new Intl.PluralRules(language, { type }).select(count)] ?? forms.other ?? ''
}

/** Formats a count of days, weeks or months: `19 days`, `1 week`; `count` may be written otherwise, such as `5-8`. */
export const timeText = (unit: 'day' | 'week' | 'month', value: number, language: string, count = numberIn(localeOf(language), value)) => {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(value)
  const isNumber = (type: string) => ['integer', 'group', 'decimal', 'fraction'].includes(type)
  const at = parts.findIndex(({ type }) => isNumber(type))
  return parts.map(({ type, value: text }, place) => (place === at ? count : isNumber(type) ? '' : text)).join('')
}

/** Formats an amount in a language, with the texts of `units`. */
export function amountText([value, unit]: Amount, language: string, { clicks, ordinals, oneIn }: Texts['units']): string {
  const count = numberIn(localeOf(language), value)
  if (unit === undefined || unit === 'of') return count
  if (unit === '%') return `${count}%`
  if (unit === '$k') return `$${count}k`
  if (unit === 'th') return fill(formFor(ordinals, value, language, 'ordinal'), { count })
  if (unit === 'one in') return fill(oneIn, { count })
  if (unit === 'click') return fill(formFor(clicks, value, language), { count })
  return unit === 's' || unit === 'min' || unit === 'h' ? `${count} ${unit}` : timeText(unit, value, language)
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
