/** The schema of `data/claims.yaml`: figures and promises that several pages make. */
import * as v from 'valibot'
import { fill } from '#content/fill.ts'
import { localeOf } from '#content/locale.ts'
import { list, maybe, oneOf, text } from './basics.ts'
import type { Texts } from './texts.ts'
import { clockTime, daysInWords, freeDaysInWords, weekdays, zoneInWords } from './workday.ts'

const word = text(200)
const figure = v.number('expected a number')
const hour = v.pipe(figure, v.minValue(0, 'expected an hour from 0 to 24'), v.maxValue(24, 'expected an hour from 0 to 24'))
/** A shift may end on the next day. */
const shift = v.tuple([hour, hour], 'expected two hours, such as [9, 18]')
const clock = v.pipe(
  shift,
  v.check(([opens, closes]) => opens < closes, 'expected the later hour as the second'),
)

/** A time zone that `Intl` supports. */
export const zone = v.pipe(v.string('expected a time zone'), v.check(isZone, 'expected a time zone such as Asia/Dhaka'))

function isZone(name: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** The hours of a working day that are shared with a city, in its winter time and in its summer time. */
const overlap = v.strictObject({ city: word, zone, winter: word, summer: word, who: word })

/** A severity level of faults, with its response times. */
const severity = v.strictObject({
  level: word,
  means: word,
  firstAnswer: word,
  updates: word,
  anyHour: v.boolean('expected true or false'),
})

/** What a price range is calculated from, as `data/claims.yaml` describes it. */
const priceBand = v.strictObject({
  page: word,
  rate: figure,
  team: v.pipe(word, v.regex(/^\d+(\.\d+)?(-\d+(\.\d+)?)?$/, 'expected people in full-time equivalents, such as 2-3')),
  time: v.pipe(word, v.regex(/^[\w-]+( to \w+)? (days|week|weeks|months)$/, 'expected days, weeks or months, such as 4-6 weeks')),
  price: v.pipe(word, v.regex(/^((from|up to) )?[\d,]+( to [\d,]+)?$/, 'expected US dollars, such as 9,000 to 18,000')),
})

export type PriceBand = v.InferOutput<typeof priceBand>

/** A claim: a text or a figure that pages use by its name, or several of them under one name. */
const claim = v.union([word, figure, v.record(v.string(), v.union([word, figure]))], 'expected text, a number, or a few of them by name')

export const claimsSchema = v.objectWithRest(
  {
    workday: v.strictObject({
      zone,
      days: list(oneOf(weekdays), 1, 7),
      begins: figure,
      office: clock,
      /** Hours of the late shift, if there is one. */
      late: maybe(shift),
      /** Hours of the support desk and of the telephone; the office hours by default. */
      desk: maybe(clock),
      phone: maybe(clock),
      /** The number of working days until a message is answered, and until an application has been read. */
      answer: maybe(figure),
      reading: maybe(figure),
    }),
    clientCountries: maybe(list(word, 1, 200)),
    severities: maybe(list(severity, 1, 8)),
    overlap: maybe(v.record(v.string(), overlap)),
    priceBands: maybe(v.record(v.string(), priceBand)),
  },
  claim,
)

export type Claims = v.InferOutput<typeof claimsSchema>

/** Claims with the values derived from them. */
export type AllClaims = ReturnType<typeof withDerivedClaims>

interface Founded {
  readonly founded: string
  readonly foundedYear: string
  readonly language: string
}

/** Adds derived values to the claims: the date of foundation, the hours in words, and the number of countries. */
export function withDerivedClaims<Given extends Claims>(
  claims: Given,
  { founded, foundedYear, language }: Founded,
  { workday: words }: Pick<Texts, 'workday'>,
) {
  const { zone, days, office, late = office, desk = office, phone = office } = claims.workday
  const workingDays = daysInWords(days, words, language)
  const locale = localeOf(language)
  const at = Number(founded.slice(5, 7)) - 1
  const foundedMonth = locale.monthNames[at] ?? ''
  const dated = (form: string) => fill(form, { day: Number(founded.slice(8, 10)), month: locale.months[at] ?? '', year: foundedYear })
  const spanOf = ([from, to]: readonly [number, number]) => fill(words.range, { from: clockTime(from), to: clockTime(to) })
  const openAt = (hours: readonly [number, number]) => fill(words.open, { days: workingDays, hours: spanOf(hours), zone: zoneInWords(zone, language) })
  const { clientCountries } = claims
  const onCallAnswer = claims.severities?.find(({ anyHour }) => anyHour)?.firstAnswer
  return {
    ...claims,
    foundedYear,
    foundedMonth,
    /** Such as `February 20`. */
    foundedDay: foundedMonth ? dated(locale.dayOfMonth) : founded,
    /** Such as `February 2020`. */
    founded: foundedMonth ? dated(locale.monthOfYear) : foundedYear,
    /** The number of client countries in steps of five, such as `15+`, and their names. */
    ...(clientCountries && {
      countries: `${Math.floor((clientCountries.length - 1) / 5) * 5}+`,
      countryNames: new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(clientCountries),
    }),
    /** First answer to a critical fault with an on-call contract; omitted without such a level. */
    ...(onCallAnswer && { onCallAnswer }),
    /** Such as `Sunday to Thursday` and `Fridays and Saturdays`. */
    workingDays,
    freeDays: freeDaysInWords(days, words, language),
    /** Such as `UTC+6`. */
    zoneInWords: zoneInWords(zone, language),
    /** Such as `9:00 to 18:00`. */
    officeHours: spanOf(office),
    lateShift: spanOf(late),
    deskHours: openAt(desk),
    phoneHours: openAt(phone),
  }
}
