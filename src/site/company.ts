/**
 * Who we are. The only reader of `data/company.json`; everything that names the company, its people,
 * its addresses or its sites comes from here, so that a new owner changes one file.
 * The file itself is checked against the contract at start and in the build (`#api/contract.ts`).
 */
import data from '#data/company.json' with { type: 'json' }

/** In a table: setting up `Intl` for the same costs 20 ms of the first second on a slow phone. */
export const months = 'January February March April May June July August September October November December'.split(' ')

const { street, city, postalCode, country, countryCode } = data.address

/** The company's identity, with the values that are derived from it. */
export const company = {
  ...data,
  /** Site address without a trailing slash. */
  siteUrl: data.siteUrl.replace(/\/+$/, ''),
  city,
  country,
  countryCode,
  /** Postal address on one line. */
  addressLine: `${street}, ${city} ${postalCode}, ${country}`,
  /** Year of foundation, four digits. */
  foundedYear: data.founded.slice(0, 4),
  /** Month of foundation, its name. */
  foundedMonth: months[Number(data.founded.slice(5, 7)) - 1] ?? '',
  /** The `tel:` form of the phone number. */
  phoneHref: `tel:${data.phone.replace(/[^+\d]/g, '')}`,
} as const
