/** What a job pays, before tax. */
export interface SalaryRange {
  readonly from: number
  readonly to: number
  /** As ISO 4217 has it: `BDT`. */
  readonly currency: string
  readonly period: string
}

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** A salary as `BDT 90,000 to 140,000 a month`, or with one amount when there is no range. The code stays: a job may have any currency. */
export function salaryLine({ from, to, currency, period }: SalaryRange): string {
  const range = from === to ? grouped(from) : `${grouped(from)} to ${grouped(to)}`
  return `${currency} ${range} ${period === 'hour' ? 'an' : 'a'} ${period}`
}
