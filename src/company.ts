/**
 * Who we are. The only reader of `data/company.json`; everything that names the company, its people,
 * its addresses or its sites comes from here, so that a new owner changes one file.
 * The file itself is checked against the contract at start and in the build (`#api/contract.ts`).
 */
import data from '#data/company.json' with { type: 'json' }

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
  /** The `tel:` form of the phone number. */
  phoneHref: `tel:${data.phone.replace(/[^+\d]/g, '')}`,
} as const
