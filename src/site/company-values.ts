/** Values derived from `data/company.json`: the address on one line, the year of foundation, the `tel:` link. */

/** The place of the office: the link to a map; a picture of `data/pictures/` and the URL of the map that replaces it. */
export interface Place {
  readonly link: string
  readonly still?: { readonly picture: string; readonly embed: string }
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
    /** Optional in the file. */
    map: (data as CompanyData).map,
    /** Postal address on one line. */
    addressLine: `${street}, ${city} ${postalCode}, ${country}`,
    /** Year of foundation, four digits, or the `TODO: ` placeholder. */
    foundedYear: year,
    /** The `tel:` form of the phone number. */
    phoneHref: `tel:${data.phone.replace(/[^+\d]/g, '')}`,
  }
}
