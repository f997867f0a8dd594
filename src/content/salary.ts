import texts from '#generated/texts/pay.json' with { type: 'json' }
import { fill } from './fill.ts'
import { numberText } from './in-words.ts'

/** Gross salary of a job. */
export interface SalaryRange {
  readonly from: number
  readonly to: number
  /** ISO 4217 code, such as `EUR`. */
  readonly currency: string
  readonly period: keyof Omit<typeof texts, 'range'>
}

/**
 * Formats a salary as `EUR 90,000 to 140,000 a month`, or with one amount if there is no range. Keeps the currency code,
 * because a job may have any currency.
 */
export function salaryLine({ from, to, currency, period }: SalaryRange): string {
  const amount = from === to ? numberText(from) : fill(texts.range, { from: numberText(from), to: numberText(to) })
  return fill(texts[period], { amount: `${currency} ${amount}` })
}
