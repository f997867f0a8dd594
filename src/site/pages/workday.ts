/** The company's working days, hours and zone in words. */

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

type Weekday = (typeof weekdays)[number]

const names: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

const after = (day: Weekday) => weekdays[(weekdays.indexOf(day) + 1) % weekdays.length]

/** `Sunday to Thursday` for days that follow each other, else each of them. */
export function daysInWords(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)]
  const isSpan = days.length > 2 && days.every((day, at) => at === 0 || day === after(days[at - 1] ?? day))
  return isSpan && first && last ? `${names[first]} to ${names[last]}` : days.map(day => names[day]).join(', ')
}

/** `8:30` for 8.5. */
export const clockTime = (hour: number) => `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

const offsetIn = (zone: string, month: number) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(Date.UTC(2026, month, 15))
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC') ?? zone

/** `UTC+6`, or `Berlin time` where clocks are set twice a year. */
export function zoneInWords(zone: string): string {
  const [winter, summer] = [offsetIn(zone, 0), offsetIn(zone, 6)]
  return winter === summer ? winter : `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`
}
