/** What follows from `data/company.json`: one line of an address, the year of foundation, the link of a phone number. */

/** Where the office is, and its place on a map of the world. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
  readonly link: string
  readonly embed: string
}

interface CompanyData {
  readonly siteUrl: string
  readonly founded: string
  readonly phone: string
  readonly map?: Place
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
  const [year = ''] = data.founded.split(/-(?=\d)/)
  return {
    ...data,
    /** Site address without a trailing slash. */
    siteUrl: data.siteUrl.replace(/\/+$/, ''),
    city,
    country,
    countryCode,
    /** An owner may have left it out. */
    map: (data as CompanyData).map,
    /** Postal address on one line. */
    addressLine: `${street}, ${city} ${postalCode}, ${country}`,
    /** Year of foundation, four digits; while that is open, what has to be filled in. */
    foundedYear: year,
    /** The `tel:` form of the phone number. */
    phoneHref: `tel:${data.phone.replace(/[^+\d]/g, '')}`,
  }
}
