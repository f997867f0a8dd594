/** The schema of `data/claims.yaml`: figures and promises that several pages make. */
import * as v from 'valibot'
import { list, maybe, text } from './basics.ts'

const word = text(200)
const figure = v.number('expected a number')
const clock = v.tuple([figure, figure], 'expected two hours, such as [9, 18]')
const zone = v.pipe(v.string('expected a time zone'), v.check(isZone, 'expected a time zone such as Asia/Dhaka'))

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
    workday: v.strictObject({ zone, begins: figure, office: clock, late: clock }),
    clientCountries: list(country, 1, 200),
    severities: list(severity, 1, 8),
    overlap: v.record(v.string(), overlap),
    /** In taka a month, for each till. */
    tillPrice: figure,
    /** Of the licences, in per cent. */
    resellerShare: figure,
    /** In taka: the hardware of one lane, and what it costs to install a shop. */
    shopPrices: v.strictObject({ lane: figure, installation: figure }),
    /** By the month: in taka for each till, in US dollars for each system. */
    onCallPrice: v.strictObject({ till: figure, system: figure }),
    /** Of how many lanes the example of a shop is made. */
    shopExample: v.strictObject({ lanes: figure }),
    /** Of how many shops the example of a reseller's year is made. */
    resellerExample: v.strictObject({ shops: figure }),
  },
  claim,
)

export type Claims = v.InferOutput<typeof claimsSchema>

/** Claims with what follows from them. */
export type AllClaims = ReturnType<typeof withDerivedClaims>

interface Founded {
  readonly founded: string
  readonly foundedYear: string
  readonly foundedMonth: string
}

const hour = (figure: number) => `${figure}:00`

/** The claims with what follows from the company and from others: when it was founded, its late shift, its countries in fives. */
export function withDerivedClaims<Given extends Claims>(claims: Given, { founded, foundedYear, foundedMonth }: Founded) {
  const [from, to] = claims.workday.late
  return {
    ...claims,
    foundedYear,
    /** As `February 20`. */
    foundedDay: `${foundedMonth} ${Number(founded.slice(8, 10))}`,
    /** As `February 2020`. */
    founded: `${foundedMonth} ${foundedYear}`,
    /** In which a client has paid for a project, counted in fives. */
    countries: `${Math.floor((claims.clientCountries.length - 1) / 5) * 5}+`,
    countryNames: claims.clientCountries.map(({ name }) => name).join(', '),
    lateShift: `${hour(from)} to ${hour(to)}`,
  }
}
