import texts from '#content/texts/pay.json' with { type: 'json' }
import { fill } from './fill.ts'

/** What a job pays, before tax. */
export interface SalaryRange {
  readonly from: number
  readonly to: number
  /** As ISO 4217 has it: `EUR`. */
  readonly currency: string
  readonly period: keyof Omit<typeof texts, 'range'>
}

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** A salary as `EUR 90,000 to 140,000 a month`, or with one amount when there is no range. The code stays: a job may have any currency. */
export function salaryLine({ from, to, currency, period }: SalaryRange): string {
  const amount = from === to ? grouped(from) : fill(texts.range, { from: grouped(from), to: grouped(to) })
  return fill(texts[period], { amount: `${currency} ${amount}` })
}
