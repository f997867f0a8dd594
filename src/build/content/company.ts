/** What the content may name of the company and its claims: read before all else, because drawings and schemas need it. */
import * as v from 'valibot'
import { companySchema } from '#api/company-schema.ts'
import { withDerived } from '#site/company-values.ts'
import { type BeforeYouSign, beforeYouSignSchema } from '#site/pages/before-you-sign.ts'
import { type AllClaims, type Claims, claimsSchema, withDerivedClaims } from '#site/pages/claims.ts'
import { type Texts, textsSchema } from '#site/pages/texts.ts'
import { ContentError, type Fault } from './fault.ts'
import { readText } from './files.ts'
import { checked } from './issues.ts'
import { parseJson } from './json.ts'
import { named, type Placeholders, readSource } from './source.ts'

type Company = ReturnType<typeof withDerived<v.InferOutput<typeof companySchema>>>

/** `Kenyan shillings` for KES; what is no currency, as it is. */
function currencyName(currency: string) {
  if (!/^[A-Z]{3}$/.test(currency)) return currency
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}

/** What content may name in short. */
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
  readonly founderPath: string
  readonly claims: AllClaims
  readonly texts: Texts
  readonly beforeYouSign: BeforeYouSign
  readonly placeholders: Placeholders
  /** What is wrong with these files. */
  readonly faults: readonly Fault[]
}

/**
 * Reads a file whose texts may have these placeholders. Where it does not fit, its faults are noted and it is taken as it is,
 * so that the faults of pages can be reported too. Throws a `ContentError` when it cannot be parsed.
 */
function readChecked<Schema extends v.GenericSchema>(root: string, file: string, schema: Schema, placeholders: Placeholders, faults: Fault[]) {
  const source = readSource(root, file, placeholders)
  const { value, faults: own = [] } = checked(source, schema)
  faults.push(...own)
  return own.length > 0 ? (source.data as v.InferOutput<Schema>) : (value as v.InferOutput<Schema>)
}

/** The words of `data/texts.yaml` in which claims are written: the others may name claims. Throws a `ContentError`. */
function readDayWords(root: string): Pick<Texts, 'dates' | 'workday'> {
  const { dates, workday } = textsSchema.entries
  const { value, faults } = checked(readSource(root, 'data/texts.yaml'), v.object({ dates, workday }))
  if (faults) throw new ContentError(faults)
  return value
}

/** What follows from the claims. Throws a `ContentError` with their faults where it cannot be computed from wrong ones. */
function derivedClaims(root: string, claims: Claims, company: Company, faults: readonly Fault[]): AllClaims {
  try {
    return withDerivedClaims(claims, company, readDayWords(root))
  } catch (error) {
    throw faults.length > 0 ? new ContentError([...faults, ...(error instanceof ContentError ? error.faults : [])]) : error
  }
}

/**
 * Reads the company, `data/claims.yaml`, whose texts may name the company, and `data/texts.yaml` and
 * `data/before-you-sign.yaml`, whose texts may name both. If `faults` is not empty, do not show any of it. Throws a `ContentError`.
 */
export function readBasis(root: string): Basis {
  const company = readCompany(root)
  const ofCompany = new Map([...shortNames(company), ...named('company', company)])
  const faults: Fault[] = []
  const claims = derivedClaims(root, readChecked(root, 'data/claims.yaml', claimsSchema, ofCompany, faults), company, faults)
  const placeholders = new Map([...ofCompany, ...named('claims', claims)])
  const texts = readChecked(root, 'data/texts.yaml', textsSchema, placeholders, faults)
  const beforeYouSign = readChecked(root, 'data/before-you-sign.yaml', beforeYouSignSchema, placeholders, faults)
  return { founderPath: company.founder.path, claims, texts, beforeYouSign, placeholders, faults }
}
