/** The schema of `data/claims.yaml`: figures and promises that several pages make. */
import * as v from 'valibot'
import type { Company } from '#content/company-values.ts'
import { fill } from '#content/fill.ts'
import { localeOf } from '#content/locale.ts'
import { distinct, list, maybe, number, oneOf, text } from './basics.ts'
import type { Texts } from './texts.ts'
import { clockTime, daysInWords, freeDaysInWords, weekdays, zoneInWords } from './workday.ts'

const word = text(200)
const hour = v.pipe(
  v.number('expected an hour as a number, such as 9 or 9.5'),
  v.minValue(0, 'expected an hour from 0 to 24'),
  v.maxValue(24, 'expected an hour from 0 to 24'),
  // 9.30 is 18 minutes past nine.
  v.check(value => Math.abs(value * 12 - Math.round(value * 12)) < 0.001, 'expected full five minutes as a part of an hour, such as 9.5 for 9:30'),
)
const workingDays = v.pipe(number, v.integer('expected whole days'), v.minValue(1, 'expected 1 day or more'))
/** A shift may end on the next day. */
const shift = v.strictTuple([hour, hour], 'expected two hours, such as [9, 18]')
const clock = v.pipe(
  shift,
  v.check(([opens, closes]) => opens < closes, 'expected the later hour as the second'),
)

/** A time zone that `Intl` supports. */
export const zone = v.pipe(v.string('expected a time zone'), v.check(isZone, 'expected a time zone such as Asia/Dhaka'))

function isZone(name: string) {
  try {
    // Abbreviations mean several zones: BST is that of Bangladesh, and of Britain in summer.
    return name.includes('/') && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
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

const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const count = `(\\d+|${counts.slice(1).join('|')})`
const timeForm = new RegExp(`^${count}((-| to )${count})? (day|week|month)s?$`)

/** A price range, and what it is calculated from, as `data/claims.yaml` describes it. */
const band = v.strictObject({
  page: word,
  rate: number,
  team: v.pipe(word, v.regex(/^\d+(\.\d+)?(-\d+(\.\d+)?)?$/, 'expected people in full-time equivalents, such as 2-3')),
  time: v.pipe(word, v.regex(timeForm, 'expected days, weeks or months, such as 4-6 weeks')),
  price: v.pipe(word, v.regex(/^((from|up to) )?[\d,]+( to [\d,]+)?$/, 'expected a price, such as 9,000 to 18,000')),
})

type Band = v.InferOutput<typeof band>

const weeksOf: Readonly<Record<string, number>> = { day: 1 / 5, week: 1, month: 52 / 12 }

/** Returns both ends of `4-6`, `six to ten` and `12,000`. */
function endsOf(text: string): readonly [number, number] {
  const [least = Number.NaN, most = least] = text.split(/-| to /).map(end => (counts.includes(end) ? counts.indexOf(end) : Number(end.replaceAll(',', ''))))
  return [least, most]
}

/** Returns what the fewest people cost in the shortest time, and the most in the longest; `rate` is that of two weeks. */
export function computed({ rate, team, time }: Pick<Band, 'rate' | 'team' | 'time'>): readonly [number, number] {
  const [, count = '', unit = ''] = /^(.+) (\w+?)s?$/.exec(time) ?? []
  const [people, units] = [endsOf(team), endsOf(count)]
  const costOf = (end: 0 | 1) => (rate / 2) * people[end] * units[end] * (weeksOf[unit] ?? Number.NaN)
  return [costOf(0), costOf(1)]
}

/** Whether each end that the price names differs by no more than a tenth from the computed one. */
function follows({ price, ...cost }: Band) {
  const [least, most] = endsOf(price.replace(/^(from|up to) /, ''))
  const [low, high] = computed(cost)
  // A time that cannot be read has its own fault.
  const isNear = (said: number, right: number) => !(Math.abs(said - right) > said / 10)
  return (price.startsWith('up to ') || isNear(least, low)) && (price.startsWith('from ') || isNear(most, high))
}

const priceBand = v.pipe(
  band,
  v.forward(
    v.check(
      follows,
      ({ input }) => `expected what ${input.team} people at ${input.rate} a fortnight for ${input.time} cost: ${computed(input).map(Math.round).join(' to ')}`,
    ),
    ['price'],
  ),
)

/** A claim: a text or a figure that pages use by its name, or several of them under one name. */
const claim = v.union([word, number, v.record(v.string(), v.union([word, number]))], 'expected text, a number, or a few of them by name')

export const claimsSchema = v.objectWithRest(
  {
    workday: v.strictObject({
      zone,
      days: v.pipe(list(oneOf(weekdays), 1, 7), distinct()),
      begins: hour,
      office: clock,
      /** Hours of the late shift, if there is one. */
      late: maybe(shift),
      /** Hours of the support desk and of the telephone; the office hours by default. */
      desk: maybe(clock),
      phone: maybe(clock),
      /** The number of working days until a message is answered, and until an application has been read. */
      answer: maybe(workingDays),
      reading: maybe(workingDays),
    }),
    clientCountries: maybe(v.pipe(list(word, 1, 200), distinct())),
    severities: maybe(list(severity, 1, 8)),
    overlap: maybe(v.record(v.string(), overlap)),
    priceBands: maybe(v.record(v.string(), priceBand)),
  },
  claim,
)

export type Claims = v.InferOutput<typeof claimsSchema>

/** Claims with the values derived from them. */
export type AllClaims = ReturnType<typeof withDerivedClaims>

/** Adds derived values to the claims: the date of foundation, the hours in words, and the number of countries. */
export function withDerivedClaims<Given extends Claims>(
  claims: Given,
  { founded, foundedYear, language }: Company,
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
