/** Dates and numbers in the language of the site. */
import locale from '#generated/locale.json' with { type: 'json' }
import { fill } from './fill.ts'
import { numberIn } from './locale.ts'

const parts = (day: string, months: readonly string[]) => ({
  year: day.slice(0, 4),
  month: months[Number(day.slice(5, 7)) - 1] ?? '',
  day: Number(day.slice(8, 10)),
})

/** A number, such as `12,400`. */
export const numberText = (value: number) => numberIn(locale, value)

/** The name of the month of a day, `YYYY-MM-DD`. */
export const monthOf = (day: string) => parts(day, locale.monthNames).month

/** Such as `May`, short as in a date. */
export const shortMonthOf = (day: string) => parts(day, locale.shortMonths).month

/** Such as `May 19, 2025`. */
export const dateText = (day: string) => fill(locale.date, parts(day, locale.months))

/** Such as `May 19`, and shorter where the month has a short name. */
export const dayOfMonth = (day: string) => fill(locale.dayOfMonth, parts(day, locale.months))
export const shortDay = (day: string) => fill(locale.shortDay, parts(day, locale.shortMonths))

/** Such as `May 2025`. */
export const monthOfYear = (day: string) => fill(locale.monthOfYear, parts(day, locale.months))

/** The name of a day by its place in the week, from Monday. */
export const weekdayAt = (place: number) => locale.weekdays[place] ?? ''
