import { workday } from '#site/claims.ts'

/** Day and time in a zone, such as `2026-10-31 18:05`: Sweden writes them so. */
const clock = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

const companyClock = clock(workday.zone)

/** Day and time by the company's clock. */
export const dayAndTime = (moment: number) => companyClock.format(moment)

/** The moment at which a day begins, by the company's clock. */
export function startOfDay(day: string, zone = workday.zone): number {
  const wanted = Date.parse(`${day}T00:00Z`)
  const ahead = (moment: number) => Date.parse(`${clock(zone).format(moment).replace(' ', 'T')}Z`) - moment
  // Twice: the clocks may change between the first guess and that midnight.
  return wanted - ahead(wanted - ahead(wanted))
}

const isDay = (text: string) => new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text

/** The first and the last day that a day or a month such as `2026-10` stands for; nothing for anything else. */
export function daysOf(text: string): { readonly first: string; readonly next: string } | undefined {
  const first = /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(first) || !isDay(first)) return undefined
  const date = new Date(`${first}T00:00Z`)
  if (first === text) date.setUTCDate(date.getUTCDate() + 1)
  else date.setUTCMonth(date.getUTCMonth() + 1)
  return { first, next: date.toJSON().slice(0, 10) }
}
