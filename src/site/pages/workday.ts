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

/** `Sunday to Thursday` for days that follow each other, in whatever order they are given, else each of them. */
export function daysInWords(days: readonly Weekday[]): string {
  const isFirst = (day: Weekday, at: number) => days.includes(day) && !days.includes(weekdays.at(at - 1) ?? day)
  const begins = weekdays.filter(isFirst)
  const from = begins[0] ? weekdays.indexOf(begins[0]) : 0
  const inOrder = [...weekdays.slice(from), ...weekdays.slice(0, from)].filter(day => days.includes(day))
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  return inOrder.length > 2 && begins.length < 2 && first && last ? `${names[first]} to ${names[last]}` : inOrder.map(day => names[day]).join(', ')
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
