import texts from '#content/texts/pay.json' with { type: 'json' }
import { fill } from './fill.ts'
import { withCommas } from './pages/amount.ts'

/** What a job pays, before tax. */
export interface SalaryRange {
  readonly from: number
  readonly to: number
  /** As ISO 4217 has it: `EUR`. */
  readonly currency: string
  readonly period: keyof Omit<typeof texts, 'range'>
}

/** A salary as `EUR 90,000 to 140,000 a month`, or with one amount when there is no range. The code stays: a job may have any currency. */
export function salaryLine({ from, to, currency, period }: SalaryRange): string {
  const amount = from === to ? withCommas(from) : fill(texts.range, { from: withCommas(from), to: withCommas(to) })
  return fill(texts[period], { amount: `${currency} ${amount}` })
}
