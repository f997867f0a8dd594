/** Reads the company, claims and texts that content may name. They come first, because drawings and schemas need them. */
import type * as v from 'valibot'
import { withDerived } from '#content/company-values.ts'
import { type Locale, localeOf } from '#content/locale.ts'
import { type Placeholders, placeholdersOf } from '#content/placeholders.ts'
import { type BeforeYouSign, beforeYouSignSchema } from '#content/schema/before-you-sign.ts'
import { type AllClaims, type Claims, claimsSchema, withDerivedClaims } from '#content/schema/claims.ts'
import { dayWordsSchema, type Texts, textsSchema } from '#content/schema/texts.ts'
import { companySchema } from '#lists/company-schema.ts'
import { ContentError, type Fault } from './fault.build.ts'
import { checked, valid } from './issues.build.ts'
import { readSource } from './source.build.ts'

export interface Basis {
  readonly company: ReturnType<typeof withDerived<v.InferOutput<typeof companySchema>>>
  readonly founderPath: string
  readonly claims: AllClaims
  readonly texts: Texts
  readonly locale: Locale
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
 * Returns the claims with the values that follow from them. Throws a `ContentError` with their faults if wrong claims make
 * this fail.
 */
function derivedClaims(root: string, claims: Claims, company: Basis['company'], faults: readonly Fault[]): AllClaims {
  try {
    return withDerivedClaims(claims, company, valid(readSource(root, 'data/texts.yaml'), dayWordsSchema))
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
  const company = withDerived(valid(readSource(root, 'data/company.json'), companySchema))
  const faults: Fault[] = []
  const claims = derivedClaims(root, readChecked(root, 'data/claims.yaml', claimsSchema, placeholdersOf(company), faults), company, faults)
  const placeholders = placeholdersOf(company, claims)
  const texts = readChecked(root, 'data/texts.yaml', textsSchema, placeholders, faults)
  const beforeYouSign = readChecked(root, 'data/before-you-sign.yaml', beforeYouSignSchema, placeholders, faults)
  return { company, founderPath: company.founder.path, claims, texts, locale: localeOf(company.language), beforeYouSign, placeholders, faults }
}
