import { fill } from '#content/fill.ts'
import { numberText } from '#content/in-words.ts'
import texts from '#generated/texts/pay.json' with { type: 'json' }
import type { Job } from './contract.ts'

/**
 * Formats a salary as `EUR 90,000 to 140,000 a month`, or with one amount if there is no range. Keeps the currency code,
 * because a job may have any currency.
 */
export function salaryLine({ from, to, currency, period }: NonNullable<Job['salary']>): string {
  const amount = from === to ? numberText(from) : fill(texts.range, { from: numberText(from), to: numberText(to) })
  return fill(texts[period], { amount: `${currency} ${amount}` })
}
