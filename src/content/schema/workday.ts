/** The company's working days, hours and zone in words. */
import { fill } from '#content/fill.ts'
import { localeOf } from '#content/locale.ts'
import type { Texts } from './texts.ts'

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export type Weekday = (typeof weekdays)[number]

/** How ranges and free days are written, from `data/texts.yaml`. */
type Words = Texts['workday']

const listed = (language: string, items: readonly string[]) => new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(items)

/** Returns `Sunday to Thursday` for three or more consecutive days, in any order; otherwise a list of the days. */
export function daysInWords(days: readonly Weekday[], { range }: Pick<Words, 'range'>, language: string, names = localeOf(language).weekdays): string {
  const isFirst = (day: Weekday, at: number) => days.includes(day) && !days.includes(weekdays.at(at - 1) ?? day)
  const begins = weekdays.filter(isFirst)
  const from = begins[0] ? weekdays.indexOf(begins[0]) : 0
  const nameOf = (day: Weekday) => names[weekdays.indexOf(day)] ?? day
  const inOrder = [...weekdays.slice(from), ...weekdays.slice(0, from)].filter(day => days.includes(day)).map(nameOf)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  return inOrder.length > 2 && begins.length < 2 && first && last ? fill(range, { from: first, to: last }) : listed(language, inOrder)
}

/** Returns the days off, such as `Fridays and Saturdays`. */
export const freeDaysInWords = (days: readonly Weekday[], { free }: Words, language: string) =>
  new Intl.ListFormat(language).format(
    localeOf(language)
      .weekdays.filter((_, at) => !days.some(day => weekdays[at] === day))
      .map(day => fill(free, { day })),
  )

/** Returns `8:30` for 8.5. */
export const clockTime = (hour: number) => `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

const zoneName = (zone: string, language: string, timeZoneName: 'shortOffset' | 'shortGeneric', month: number) =>
  new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName }).formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'timeZoneName')
    ?.value ?? zone

const offsetIn = (zone: string, month: number) => zoneName(zone, 'en', 'shortOffset', month).replace('GMT', 'UTC')

/** Returns `UTC+6`, or the name of a zone with daylight saving time, such as `Germany Time`. */
export function zoneInWords(zone: string, language: string): string {
  const [winter, summer] = [offsetIn(zone, 0), offsetIn(zone, 6)]
  return winter === summer ? winter : zoneName(zone, language, 'shortGeneric', 0)
}
