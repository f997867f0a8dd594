/** The schema of `data/claims.yaml`: figures and promises that several pages make. */
import * as v from 'valibot'
import { fill } from '#site/fill.ts'
import { list, maybe, oneOf, text } from './basics.ts'
import type { Texts } from './texts.ts'
import { clockTime, daysInWords, freeDaysInWords, weekdays, zoneInWords } from './workday.ts'

const word = text(200)
const figure = v.number('expected a number')
const clock = v.tuple([figure, figure], 'expected two hours, such as [9, 18]')
/** A zone that clocks know. */
export const zone = v.pipe(v.string('expected a time zone'), v.check(isZone, 'expected a time zone such as Asia/Dhaka'))

function isZone(name: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** How many hours of a working day are shared with a city, in its winter and in its summer, as clocks change there. */
const overlap = v.strictObject({ city: word, zone, winter: word, summer: word, who: word })

/** How bad a fault is, and how soon it is answered. */
const severity = v.strictObject({ level: word, means: word, firstAnswer: word, updates: word, anyHour: v.boolean('expected true or false') })

const country = v.strictObject({
  name: word,
  /** ISO 3166-1, three digits, as maps have it. */
  id: v.pipe(v.string('expected three digits in quotes'), v.regex(/^\d{3}$/, 'expected three digits in quotes')),
  /** Longitude and latitude of one that is too small for a map of the world. */
  at: maybe(v.tuple([figure, figure], 'expected longitude and latitude')),
})

/** A claim: a text or a figure that pages take over by its name, or some of them under one name. */
const claim = v.union([word, figure, v.record(v.string(), v.union([word, figure]))], 'expected text, a number, or a few of them by name')

export const claimsSchema = v.objectWithRest(
  {
    workday: v.strictObject({
      zone,
      days: list(oneOf(weekdays), 1, 7),
      begins: figure,
      office: clock,
      /** Without it nobody works a late shift. */
      late: maybe(clock),
      /** In which the support desk answers, and the telephone; the office's without them. */
      desk: maybe(clock),
      phone: maybe(clock),
    }),
    clientCountries: maybe(list(country, 1, 200)),
    severities: maybe(list(severity, 1, 8)),
    overlap: maybe(v.record(v.string(), overlap)),
    /** In taka a month, for each till. */
    tillPrice: maybe(figure),
    /** Of the licences, in per cent. */
    resellerShare: maybe(figure),
    /** In taka: the hardware of one lane, and what it costs to install a shop. */
    shopPrices: maybe(v.strictObject({ lane: figure, installation: figure })),
    /** By the month: in taka for each till, in US dollars for each system. */
    onCallPrice: maybe(v.strictObject({ till: figure, system: figure })),
    /** Of how many lanes the example of a shop is made. */
    shopExample: maybe(v.strictObject({ lanes: figure })),
    /** Of how many shops the example of a reseller's year is made. */
    resellerExample: maybe(v.strictObject({ shops: figure })),
  },
  claim,
)

export type Claims = v.InferOutput<typeof claimsSchema>

/** Claims with what follows from them. */
export type AllClaims = ReturnType<typeof withDerivedClaims>

interface Founded {
  readonly founded: string
  readonly foundedYear: string
}

/** The claims with what follows from the company and from others: when it was founded, its hours in words, its countries in fives. */
export function withDerivedClaims<Given extends Claims>(claims: Given, { founded, foundedYear }: Founded, words: Pick<Texts, 'dates' | 'workday'>) {
  const { zone, days, office, late = office, desk = office, phone = office } = claims.workday
  const workingDays = daysInWords(days, words.workday)
  const foundedMonth = words.dates.months[Number(founded.slice(5, 7)) - 1] ?? ''
  const spanOf = ([from, to]: readonly [number, number]) => fill(words.workday.range, { from: clockTime(from), to: clockTime(to) })
  const openAt = (hours: readonly [number, number]) =>
    fill(words.workday.open, { days: workingDays, hours: spanOf(hours), zone: zoneInWords(zone, words.workday) })
  const { clientCountries } = claims
  const onCallAnswer = claims.severities?.find(({ anyHour }) => anyHour)?.firstAnswer
  return {
    ...claims,
    foundedYear,
    foundedMonth,
    /** As `February 20`. */
    foundedDay: foundedMonth ? `${foundedMonth} ${Number(founded.slice(8, 10))}` : founded,
    /** As `February 2020`. */
    founded: `${foundedMonth} ${foundedYear}`.trim(),
    /** In which a client has paid for a project, counted in fives. */
    ...(clientCountries && {
      countries: `${Math.floor((clientCountries.length - 1) / 5) * 5}+`,
      countryNames: clientCountries.map(({ name }) => name).join(', '),
    }),
    /** To a critical fault with an on-call contract; without such a level, none. */
    ...(onCallAnswer && { onCallAnswer }),
    /** As `Sunday to Thursday`, and as `Fridays and Saturdays`. */
    workingDays,
    freeDays: freeDaysInWords(days, words.workday),
    /** As `UTC+6`. */
    zoneInWords: zoneInWords(zone, words.workday),
    /** As `9:00 to 18:00`. */
    officeHours: spanOf(office),
    lateShift: spanOf(late),
    deskHours: openAt(desk),
    phoneHours: openAt(phone),
  }
}
