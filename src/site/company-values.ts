/** What follows from `data/company.json`: one line of an address, the year of foundation, the link of a phone number. */

/** In a table: setting up `Intl` for the same costs 20 ms of the first second on a slow phone. */
export const months = 'January February March April May June July August September October November December'.split(' ')

interface CompanyData {
  readonly siteUrl: string
  readonly founded: string
  readonly phone: string
  readonly address: {
    readonly street: string
    readonly city: string
    readonly postalCode: string
    readonly country: string
    readonly countryCode: string
  }
}

/** The company's identity, with the values that are derived from it. */
export function withDerived<const Data extends CompanyData>(data: Data) {
  const { street, city, postalCode, country, countryCode } = data.address
  return {
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
  }
}
