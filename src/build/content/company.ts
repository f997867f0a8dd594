/** Reads the company, claims and texts that content may name. They come first, because drawings and schemas need them. */
import * as v from 'valibot'
import { companySchema } from '#api/company-schema.ts'
import { withDerived } from '#site/company-values.ts'
import { type BeforeYouSign, beforeYouSignSchema } from '#site/schema/before-you-sign.ts'
import { type AllClaims, type Claims, claimsSchema, withDerivedClaims } from '#site/schema/claims.ts'
import { type Texts, textsSchema } from '#site/schema/texts.ts'
import { ContentError, type Fault } from './fault.ts'
import { readText } from './files.ts'
import { checked } from './issues.ts'
import { parseJson } from './json.ts'
import { named, type Placeholders, readSource } from './source.ts'

type Company = ReturnType<typeof withDerived<v.InferOutput<typeof companySchema>>>

/** Returns `Kenyan shillings` for KES; returns a text that is not a currency code unchanged. */
function currencyName(currency: string) {
  if (!/^[A-Z]{3}$/.test(currency)) return currency
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}

/** Placeholders with short names. */
const shortNames = (company: Company): readonly (readonly [string, string])[] => [
  ['name', company.name],
  ['city', company.city],
  ['country', company.country],
  ['email', company.emails.general],
  ['phone', company.phone],
  ['phoneHref', company.phoneHref],
  ['currency', company.currency],
  ['money', company.currencyInWords ?? currencyName(company.currency)],
  ['languages', new Intl.ListFormat('en', { type: 'disjunction' }).format(company.languages)],
  ['founder', company.founder.name],
  ['founderRole', company.founder.role],
]

/** Reads `data/company.json`. Throws a `ContentError`. */
function readCompany(root: string): Company {
  const source = parseJson('data/company.json', readText(root, 'data/company.json'))
  const { value, faults } = checked(source, companySchema)
  if (faults) throw new ContentError(faults)
  return withDerived(value)
}

export interface Basis {
  readonly company: Company
  readonly founderPath: string
  readonly claims: AllClaims
  readonly texts: Texts
  readonly beforeYouSign: BeforeYouSign
  readonly placeholders: Placeholders
  /** Faults of these files. */
  readonly faults: readonly Fault[]
}

/**
 * Reads a file whose texts may contain these placeholders. If it does not match its schema, adds the faults to `faults` and
 * returns the data unchecked, so that the faults of pages can be reported too. Throws a `ContentError` if it cannot be
 * parsed.
 */
function readChecked<Schema extends v.GenericSchema>(root: string, file: string, schema: Schema, placeholders: Placeholders, faults: Fault[]) {
  const source = readSource(root, file, placeholders)
  const { value, faults: own = [] } = checked(source, schema)
  faults.push(...own)
  return own.length > 0 ? (source.data as v.InferOutput<Schema>) : (value as v.InferOutput<Schema>)
}

/**
 * Reads the texts of `data/texts.yaml` that claims are written with. The other texts may name claims. Throws a
 * `ContentError`.
 */
function readDayWords(root: string): Pick<Texts, 'dates' | 'workday'> {
  const { dates, workday } = textsSchema.entries
  const { value, faults } = checked(readSource(root, 'data/texts.yaml'), v.object({ dates, workday }))
  if (faults) throw new ContentError(faults)
  return value
}

/**
 * Returns the claims with the values that follow from them. Throws a `ContentError` with their faults if wrong claims make
 * this fail.
 */
function derivedClaims(root: string, claims: Claims, company: Company, faults: readonly Fault[]): AllClaims {
  try {
    return withDerivedClaims(claims, company, readDayWords(root))
  } catch (error) {
    throw faults.length > 0 ? new ContentError([...faults, ...(error instanceof ContentError ? error.faults : [])]) : error
  }
}

/**
 * Reads `data/company.json`, then `data/claims.yaml`, whose texts may name the company, then `data/texts.yaml` and
 * `data/before-you-sign.yaml`, whose texts may name both. If `faults` is not empty, do not show any of it. Throws a
 * `ContentError`.
 */
export function readBasis(root: string): Basis {
  const company = readCompany(root)
  const ofCompany = new Map([...shortNames(company), ...named('company', company)])
  const faults: Fault[] = []
  const claims = derivedClaims(root, readChecked(root, 'data/claims.yaml', claimsSchema, ofCompany, faults), company, faults)
  const placeholders = new Map([...ofCompany, ...named('claims', claims)])
  const texts = readChecked(root, 'data/texts.yaml', textsSchema, placeholders, faults)
  const beforeYouSign = readChecked(root, 'data/before-you-sign.yaml', beforeYouSignSchema, placeholders, faults)
  return { company, founderPath: company.founder.path, claims, texts, beforeYouSign, placeholders, faults }
}
