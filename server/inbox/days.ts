import { workday } from '#content/claims.ts'

/** Formats a time in a zone as `2026-10-31 18:05`, the format of the Swedish locale. */
const clock = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

const companyClock = clock(workday.zone)

/** Formats a time in the company's time zone. */
export const dayAndTime = (moment: number) => companyClock.format(moment)

/** The time at which a day starts, by default in the company's time zone, in milliseconds. */
export function startOfDay(day: string, zone = workday.zone): number {
  const wanted = Date.parse(`${day}T00:00Z`)
  const ahead = (moment: number) => Date.parse(`${clock(zone).format(moment).replace(' ', 'T')}Z`) - moment
  // Computed twice: daylight saving time may change between the first guess and that midnight.
  return wanted - ahead(wanted - ahead(wanted))
}

/** The first moment of a day or month such as `2026-10`, and the first one after it; `undefined` for invalid text. */
export function periodOf(text: string) {
  const first = /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text
  const date = new Date(`${first}T00:00Z`)
  if (!/^[12]/.test(first) || date.toJSON()?.slice(0, 10) !== first) return undefined
  if (first === text) date.setUTCDate(date.getUTCDate() + 1)
  else date.setUTCMonth(date.getUTCMonth() + 1)
  return { start: startOfDay(first), end: startOfDay(date.toJSON().slice(0, 10)) }
}
