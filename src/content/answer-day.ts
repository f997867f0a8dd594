/** The day by whose end a message is answered. */
import { type Weekday, weekdays } from './schema/workday.ts'

interface Workday {
  readonly zone: string
  readonly days: readonly Weekday[]
  readonly office: readonly [opens: number, closes: number]
}

/**
 * Returns the last of a number of working days that begin after a moment, as `YYYY-MM-DD` in the company's zone, with its
 * place in the week from Monday.
 */
export function answerDay(sent: Date, count: number, { zone, days, office: [opens] }: Workday) {
  // Sweden writes `2026-11-27 08:30:00`.
  const [today = '', time = ''] = sent.toLocaleString('sv-SE', { timeZone: zone }).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const day = new Date(`${today}T00:00Z`)
  const nextDay = () => day.setUTCDate(day.getUTCDate() + 1)
  const place = () => (day.getUTCDay() + 6) % 7
  if (hours + minutes / 60 >= opens) nextDay()
  for (let left = count; ; nextDay()) {
    if (weekdays.some((weekday, at) => at === place() && days.includes(weekday))) left -= 1
    if (left <= 0) return { day: day.toISOString().slice(0, 10), weekday: place() }
  }
}
