/** Values derived from `data/company.json`: the address on one line, the year of foundation, the `tel:` link. */
import type { CompanyData } from './schema/company.ts'

/** Countries whose addresses have the postal code before the city (Universal Postal Union). */
const codeFirst =
  /^(A[DRTZ]|B[AEG]|C[HRUYZ]|D[EKOZ]|E[ES]|F[IR]|G[LRT]|H[NRT]|I[LST]|KW|L[AITU]|M[ACDEGKXYZ]|N[EILO]|P[LTY]|R[OS]|S[EIKMNV]|T[NR]|U[AYZ]|V[AE]|XK)$/

/** A postal address on one line, with the postal code where its country writes it. */
export const addressOnOneLine = ({ street, city, postalCode, country, countryCode }: CompanyData['address']) =>
  `${street}, ${codeFirst.test(countryCode) ? `${postalCode} ${city}` : `${city} ${postalCode}`}, ${country}`

/** The company's identity, with the values that are derived from it. */
export function withDerived(data: CompanyData) {
  const { city, country, countryCode } = data.address
  const [year = ''] = data.founded.split(/-(?=\d)/)
  return {
    ...data,
    /** Site address without a trailing slash. */
    siteUrl: new URL(data.siteUrl).origin,
    city,
    country,
    countryCode,
    language: data.language ?? 'en',
    /** Postal address on one line. */
    addressLine: addressOnOneLine(data.address),
    /** Year of foundation, four digits, or the `TODO: ` placeholder. */
    foundedYear: year,
    /** The `tel:` form of the phone number. */
    phoneHref: `tel:${data.phone.replace(/[^+\d]/g, '')}`,
  }
}

export type Company = ReturnType<typeof withDerived>
