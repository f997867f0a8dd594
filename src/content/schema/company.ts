import * as v from 'valibot'
import { day, differentIds } from '#content/schema-parts.ts'
import { distinct, inSmallLetters, isPlain, plainText } from './basics.ts'

const text = v.pipe(
  v.string('expected text'),
  v.check(value => value.trim() !== '', 'expected text that is not empty'),
  v.check(isPlain, plainText),
  v.check(value => !/[\n\r\t]/.test(value), 'expected text on one line'),
  v.check(value => !/[{}]/.test(value), 'expected text without { and }: nothing fills placeholders in this file'),
)
const startsWithHttps = 'expected an address starting with https://'
const https = v.pipe(
  text,
  v.regex(/^https:\/\//, startsWithHttps),
  v.check(value => URL.canParse(value), 'expected an address such as https://www.example.com/company'),
)

/** Returns an address as browsers write it, with small letters and `xn--` names; undefined if it has more than a host. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, hostname, pathname, search, hash, username } = new URL(address)
  return /^[a-z0-9.-]+$/.test(hostname) && pathname === '/' && search + hash + username === '' ? origin : undefined
}

/** The site has to be at the root of its origin, because of `robots.txt`, `security.txt` and the worker's scope. */
export const siteAddress = v.pipe(
  text,
  v.regex(/^https:\/\//i, startsWithHttps),
  v.check(
    address => originOf(address) !== undefined,
    'expected an address such as https://www.example.com, without a path: the site has to be at the root of its domain',
  ),
  v.check(
    address => originOf(address) === address.replace(/\/$/, ''),
    ({ input }) =>
      `expected ${originOf(input)}, as browsers write it: ${/:(443)?\/?$/.test(input) ? 'without a port' : 'in small letters, other letters as "xn--"'}`,
  ),
)
export const address = v.pipe(text, v.regex(/^[^\s@,;:<>]+@[^\s@,;:<>]+\.[^\s@,;:<>.]+$/, 'expected an e-mail address'))

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Returns the English name of a country; undefined for a code that none has, or has no more, such as DD. */
export const countryName = (code: string) => (new Intl.Locale('und', { region: code }).region === code ? regions.of(code) : undefined)

/** Returns the name of a country in its most common language. */
const ownName = (code: string) => new Intl.DisplayNames(new Intl.Locale('und', { region: code }).maximize().language, { type: 'region' }).of(code)

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Returns the two letters of a country by its English name or its own; undefined if there is no such country. */
export function codeOf(country: string) {
  const codes = letters.flatMap(first => letters.map(second => first + second)).filter(code => countryName(code))
  const isName = (name = '') => name.toLowerCase() === country.trim().toLowerCase()
  return codes.find(code => isName(countryName(code))) ?? codes.find(code => isName(ownName(code)))
}

export const countryCode = v.pipe(
  text,
  v.regex(/^[A-Z]{2}$/, 'expected two capitals like KE'),
  v.check(code => countryName(code) !== undefined, 'expected the two capitals of a country, like KE'),
)
const months = v.pipe(
  v.number('expected a number of months'),
  v.integer('expected whole months'),
  v.minValue(1, 'expected 1 month or more'),
  v.maxValue(1200, 'expected 100 years at most'),
)

/**
 * The mark that `npm run make-mine` writes for a missing answer: it is for the owner, and no note to developers. The site
 * builds with it, but `build --strict` rejects it.
 */
const later = v.pipe(text, v.startsWith('TODO: '))

/** Whether a text is a language tag (BCP 47) that `Intl` knows. */
function isLanguage(tag: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

export const language = v.pipe(text, v.check(isLanguage, 'expected a language such as en, pt or bn-BD'))

export const currencyExpected = 'expected the three capitals of a currency, like EUR'
export const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code)

const telephoneExpected = 'expected a telephone number like +1 555 0100'
export const telephone = v.pipe(text, v.regex(/^\+?(?:[\s()./-]*\d){3,15}[\s()./-]*$/, telephoneExpected))

/** Schema of `data/company.json`. Separate from the contract, so that browsers do not load it. */
export const companySchema = v.object({
  name: text,
  legalName: text,
  /** Says in the footer that the company is invented; `npm run make-mine` leaves it out. */
  sample: v.exactOptional(text),
  siteUrl: siteAddress,
  /** The language of the site; `en` when left out. */
  language: v.exactOptional(language),
  founded: v.union([later, day], 'expected a day like 2026-11-30'),
  founder: v.object({
    name: text,
    path: v.pipe(text, v.regex(/^\/(?!api$)[a-z0-9-]+$/, 'expected a path like /first-last')),
    role: text,
  }),
  address: v.pipe(
    v.object({
      street: text,
      city: text,
      postalCode: text,
      country: text,
      countryCode,
    }),
    v.forward(
      v.check(
        ({ country, countryCode }) => [countryCode, undefined].includes(codeOf(country)),
        ({ input }) => `expected ${codeOf(input.country)}, the code of ${input.country}`,
      ),
      ['countryCode'],
    ),
  ),
  supportOffice: v.object({ street: text, city: text }),
  phone: v.union([later, telephone], telephoneExpected),
  /** The currency of salaries and quotes, as an ISO 4217 code such as `EUR`. */
  currency: v.union([later, v.pipe(text, v.check(isCurrency))], currencyExpected),
  /** The name of the currency in prices, such as `euros`; its English name when left out. */
  currencyInWords: v.exactOptional(text),
  /** The name of the sales tax, and the form of its invoices. */
  tax: v.exactOptional(v.object({ name: text, invoice: v.exactOptional(text) })),
  /** The languages in which clients can write to the company and work with it. */
  languages: v.pipe(v.array(text, 'expected a list such as ["English"]'), v.minLength(1, 'expected one language at least'), distinct(inSmallLetters)),
  emails: v.object({
    general: address,
    sales: address,
    support: address,
    careers: address,
    press: address,
    security: address,
  }),
  /** Mailboxes that are notified of submissions, by kind. */
  notices: v.object({ contact: address, support: address, partnership: address, careers: address }),
  /** Retention of submissions; the privacy policy states the same. */
  retentionMonths: v.object({ messages: months, applications: months }),
  /**
   * The address on a map: a link, and for a map on the contact page a picture of `data/pictures/` and the page of a map
   * service that replaces it when a visitor presses a button.
   */
  map: v.exactOptional(v.object({ link: https, still: v.exactOptional(v.object({ picture: text, embed: https })) })),
  social: v.pipe(
    v.array(v.object({ id: v.number('expected a number'), platform: text, url: https }), 'expected a list'),
    differentIds(),
    v.checkItems(({ url }, at, all) => all.findIndex(other => other.url === url) === at, 'expected each profile once'),
  ),
})

/** The content of `data/company.json`. */
export type CompanyData = v.InferOutput<typeof companySchema>
