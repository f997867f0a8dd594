/** The schema of a new owner's answers, and the values that are derived from them. */
import * as v from 'valibot'
import { latinSlug } from '#content/read/files.build.ts'
import { isPlain, maybe, oneOf, slug } from '#content/schema/basics.ts'
import { zone } from '#content/schema/claims.ts'
import {
  address,
  codeOf,
  countryCode,
  currencyExpected,
  isCurrency,
  language,
  siteAddress,
  telephone,
} from '#content/schema/company.ts'
import { weekdays } from '#content/schema/workday.ts'
import { day } from '#content/schema-parts.ts'
import { lettersWithoutFont } from '#pictures/faces.build.ts'

const text = v.pipe(
  v.string('expected text'),
  v.trim(),
  v.nonEmpty('expected text that is not empty'),
  v.check(value => isPlain(value) && !/[{}\n]/.test(value), 'expected plain text on one line, without HTML and braces'),
)
/** A text in pictures, which need a font for each letter. */
const pictured = v.pipe(
  text,
  v.check(
    value => lettersWithoutFont(value).length === 0,
    'expected letters of Latin, Greek, Cyrillic or Bangla script, which the fonts of pictures have (CONTRIBUTING.md says how to add one)',
  ),
)
const clock = v.pipe(text, v.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'expected a time like 08:30'))

const numberExpected = 'expected a whole number'

const hours = v.pipe(
  v.tuple([clock, clock], 'expected two times, such as ["08:30", "17:30"]'),
  v.check(([opens, closes]) => hourOf(opens) < hourOf(closes), 'expected the later time as the second'),
)

/** Pages that a company may keep besides those that every company has. */
export const extras = [
  'articles',
  'case-studies',
  'products',
  'landing-pages',
  'rankings',
  'startup',
  'partnership',
] as const
export type Extra = (typeof extras)[number]

export const answersSchema = v.strictObject({
  name: pictured,
  legalName: maybe(text),
  city: pictured,
  country: pictured,
  countryCode: maybe(countryCode),
  zone: maybe(zone),
  currency: maybe(v.pipe(text, v.check(isCurrency, currencyExpected))),
  /** The currency's name in prices; the English name by default. */
  currencyInWords: maybe(text),
  /** The tax on sales, and the form of its invoices. */
  tax: maybe(v.strictObject({ name: text, invoice: maybe(text) })),
  /** The language of the site, such as `pt`; English when left out. */
  language: maybe(language),
  /** Languages in which clients may write. */
  languages: maybe(v.pipe(v.array(text), v.minLength(1, 'expected one at least'))),
  workingDays: maybe(v.array(oneOf(weekdays))),
  hours: maybe(hours),
  founded: maybe(day),
  founder: maybe(pictured),
  people: maybe(v.pipe(v.number(numberExpected), v.integer(numberExpected), v.minValue(1, 'expected 1 or more'))),
  /** Street lines; the last one has the city with its postal code. */
  address: maybe(v.array(text)),
  phone: maybe(telephone),
  siteUrl: maybe(siteAddress),
  email: maybe(address),
  /** If empty, the site has no pages for them. */
  services: maybe(v.array(slug)),
  industries: maybe(v.array(slug)),
  keep: maybe(v.array(oneOf(extras))),
  /** The day of the first run, which later runs keep. */
  made: maybe(day),
})

export type Answers = v.InferOutput<typeof answersSchema>

export const today = () => new Date().toISOString().slice(0, 10)

/** A placeholder for a value to fill in later: `npm run check:content` lists it, with `--strict` it fails. */
export const todo = (what: string) => `TODO: ${what}`

/** Returns the time zones of a country; the method was a property until Node 20. */
function zonesOf(region: string): readonly string[] {
  const locale: Partial<Intl.Locale> & { readonly timeZones?: readonly string[] } = new Intl.Locale('und', { region })
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** Returns the country's time zone that is named after the city, or its only one; undefined if neither is there. */
export function zoneOf({ city, country, countryCode = codeOf(country) }: Answers) {
  const zones = countryCode ? zonesOf(countryCode) : []
  return (
    zones.find(zone => latinSlug(zone.split('/').at(-1) ?? '') === latinSlug(city)) ??
    (zones.length === 1 ? zones[0] : undefined)
  )
}

/** Finds the postal code in a line such as `Nairobi 00100` or `D-20095 Hamburg`. The other lines are the street. */
function postalAddress({ address = [], city }: Answers) {
  const at = address.findIndex(line => line.includes(city))
  const postalCode = at < 0 ? '' : (address[at] ?? '').replace(city, '').replace(/^[\s,]+|[\s,]+$/g, '')
  const street = address.filter((_, line) => line !== at).join(', ')
  return { street: street || todo('street and number'), postalCode: postalCode || todo('postal code') }
}

const hourOf = (time: string) => {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) + Number(minutes) / 60
}

/** Returns the name of a language in itself, such as `português`. */
export const nameOfLanguage = (language = 'en') =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language.split('-')[0] ?? language) ?? language

/** Returns the content of `data/company.json`. */
export function companyOf(answers: Answers) {
  const { name, legalName = name, city, country } = answers
  const siteUrl = answers.siteUrl ?? `https://www.${latinSlug(name) || 'company'}.example`
  const host = new URL(siteUrl).hostname.replace(/^www\./, '')
  const email = answers.email ?? `hello@${host}`
  const { street, postalCode } = postalAddress(answers)
  return {
    name,
    legalName,
    siteUrl,
    ...(answers.language && { language: answers.language }),
    founded: answers.founded ?? todo('day of foundation'),
    founder: {
      name: answers.founder ?? todo('name of the founder'),
      path: `/${latinSlug(answers.founder ?? '') || 'founder'}`,
      role: 'Founder',
    },
    address: { street, city, postalCode, country, countryCode: answers.countryCode ?? codeOf(country) ?? '' },
    supportOffice: { street, city },
    currency: answers.currency ?? todo('currency'),
    ...(answers.currencyInWords && { currencyInWords: answers.currencyInWords }),
    ...(answers.tax && { tax: answers.tax }),
    languages: answers.languages ?? [nameOfLanguage(answers.language)],
    phone: answers.phone ?? todo('+1 555 0100'),
    emails: { general: email, sales: email, support: email, careers: email, press: email, security: email },
    notices: { contact: email, support: email, partnership: email, careers: email },
    retentionMonths: { messages: 24, applications: 12 },
    map: { link: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${city}, ${country}`)}` },
    social: [] as readonly object[],
  }
}

/** Values that the answers do not determine. They are printed, and `check:content` lists them until they are set. */
export const assumed = (answers: Answers): string[] =>
  answers.zone || zoneOf(answers) ? [] : ['the time zone, `zone` of `workday` in data/claims.yaml']

/** The values of the placeholders in starters, besides those of the company. */
export function valuesOf(answers: Answers) {
  const { founded } = companyOf(answers)
  const [opens, closes] = answers.hours ?? ['09:00', '17:00']
  return {
    zone: answers.zone ?? zoneOf(answers) ?? 'Etc/UTC',
    days: answers.workingDays ?? ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    office: [hourOf(opens), hourOf(closes)],
    people: answers.people === undefined ? todo('number of people') : String(answers.people),
    founded: founded.split('-')[0],
    author: answers.founder ?? todo('name of the author'),
    today: answers.made ?? today(),
  }
}
