/** What follows from `data/company.json`: one line of an address, the year of foundation, the link of a phone number. */

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
    /** The `tel:` form of the phone number. */
    phoneHref: `tel:${data.phone.replace(/[^+\d]/g, '')}`,
  }
}
