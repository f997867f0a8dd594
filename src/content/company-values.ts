/** Values derived from `data/company.json`: the address on one line, the year of foundation, the `tel:` link. */

/** The place of the office: the link to a map; a picture of `data/pictures/` and the URL of the map that replaces it. */
export interface Place {
  readonly link: string
  readonly still?: { readonly picture: string; readonly embed: string }
}

interface Address {
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
  readonly countryCode: string
}

/** Countries whose addresses have the postal code before the city (Universal Postal Union). */
const codeFirst =
  /^(A[DRTZ]|B[AEG]|C[HRUYZ]|D[EKOZ]|E[ES]|F[IR]|G[LRT]|H[NRT]|I[LST]|KW|L[AITU]|M[ACDEGKXYZ]|N[EILO]|P[LTY]|R[OS]|S[EIKMNV]|T[NR]|U[AYZ]|V[AE]|XK)$/

/** A postal address on one line, with the postal code where its country writes it. */
export const addressOnOneLine = ({ street, city, postalCode, country, countryCode }: Address) =>
  `${street}, ${codeFirst.test(countryCode) ? `${postalCode} ${city}` : `${city} ${postalCode}`}, ${country}`

interface CompanyData {
  readonly siteUrl: string
  readonly founded: string
  readonly phone: string
  readonly language?: string
  readonly sample?: string
  readonly map?: Place
  readonly address: Address
}

/** The company's identity, with the values that are derived from it. */
export function withDerived<const Data extends CompanyData>(data: Data) {
  const { city, country, countryCode } = data.address
  const [year = ''] = data.founded.split(/-(?=\d)/)
  return {
    ...data,
    /** Site address without a trailing slash. */
    siteUrl: new URL(data.siteUrl).origin,
    city,
    country,
    countryCode,
    /** These are optional in the file. */
    language: (data as CompanyData).language ?? 'en',
    map: (data as CompanyData).map,
    sample: (data as CompanyData).sample,
    /** Postal address on one line. */
    addressLine: addressOnOneLine(data.address),
    /** Year of foundation, four digits, or the `TODO: ` placeholder. */
    foundedYear: year,
    /** The `tel:` form of the phone number. */
    phoneHref: `tel:${data.phone.replace(/[^+\d]/g, '')}`,
  }
}
