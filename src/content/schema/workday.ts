/** The company's working days, hours and zone in words. */
import { fill } from '#content/fill.ts'
import type { Texts } from './texts.ts'

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export type Weekday = (typeof weekdays)[number]

/** Names of days and formats of ranges, from `data/texts.yaml`. */
type Words = Texts['workday']

/** Returns `Sunday to Thursday` for three or more consecutive days, in any order; otherwise a list of the days. */
export function daysInWords(days: readonly Weekday[], { weekdays: names, range }: Words): string {
  const isFirst = (day: Weekday, at: number) => days.includes(day) && !days.includes(weekdays.at(at - 1) ?? day)
  const begins = weekdays.filter(isFirst)
  const from = begins[0] ? weekdays.indexOf(begins[0]) : 0
  const nameOf = (day: Weekday) => names[weekdays.indexOf(day)] ?? day
  const inOrder = [...weekdays.slice(from), ...weekdays.slice(0, from)].filter(day => days.includes(day)).map(nameOf)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  return inOrder.length > 2 && begins.length < 2 && first && last ? fill(range, { from: first, to: last }) : inOrder.join(', ')
}

/** Returns the days off, such as `Fridays and Saturdays`. */
export const freeDaysInWords = (days: readonly Weekday[], { weekdays: names }: Words) =>
  new Intl.ListFormat('en').format(names.filter((_, at) => !days.some(day => weekdays[at] === day)).map(name => `${name}s`))

/** Returns `8:30` for 8.5. */
export const clockTime = (hour: number) => `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

const offsetIn = (zone: string, month: number) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(Date.UTC(2026, month, 15))
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC') ?? zone

/** Returns `UTC+6`, or `Berlin time` if the zone has daylight saving time. */
export function zoneInWords(zone: string, { zone: text }: Words): string {
  const [winter, summer] = [offsetIn(zone, 0), offsetIn(zone, 6)]
  return winter === summer ? winter : fill(text, { city: zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ') })
}
