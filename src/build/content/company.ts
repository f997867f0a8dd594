/** What the content may name of the company and its claims: read before all else, because drawings and schemas need it. */
import type * as v from 'valibot'
import { companySchema } from '#api/company-schema.ts'
import { withDerived } from '#site/company-values.ts'
import { type BeforeYouSign, beforeYouSignSchema } from '#site/pages/before-you-sign.ts'
import { type AllClaims, claimsSchema, withDerivedClaims } from '#site/pages/claims.ts'
import { type Texts, textsSchema } from '#site/pages/texts.ts'
import { checked } from './check.ts'
import { ContentError } from './fault.ts'
import { readText } from './files.ts'
import { parseJson } from './json.ts'
import { named, type Placeholders } from './placeholders.ts'
import { readSource } from './source.ts'

type Company = ReturnType<typeof withDerived<v.InferOutput<typeof companySchema>>>

/** What content may name in short. */
const shortNames = (company: Company): readonly (readonly [string, string])[] => [
  ['name', company.name],
  ['city', company.city],
  ['country', company.country],
  ['email', company.emails.general],
  ['phone', company.phone],
  ['phoneHref', company.phoneHref],
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
}

/** Reads a file whose texts may have these placeholders. Throws a `ContentError`. */
function readChecked<Schema extends v.GenericSchema>(root: string, file: string, schema: Schema, placeholders: Placeholders): v.InferOutput<Schema> {
  const { value, faults } = checked(readSource(root, file, placeholders), schema)
  if (faults) throw new ContentError(faults)
  return value
}

/**
 * Reads the company, `data/claims.yaml`, whose texts may name the company, and `data/texts.yaml` and
 * `data/before-you-sign.yaml`, whose texts may name both. Throws a `ContentError`.
 */
export function readBasis(root: string): Basis {
  const company = readCompany(root)
  const ofCompany = new Map([...shortNames(company), ...named('company', company)])
  const claims = withDerivedClaims(readChecked(root, 'data/claims.yaml', claimsSchema, ofCompany), company)
  const placeholders = new Map([...ofCompany, ...named('claims', claims)])
  const texts = readChecked(root, 'data/texts.yaml', textsSchema, placeholders)
  const beforeYouSign = readChecked(root, 'data/before-you-sign.yaml', beforeYouSignSchema, placeholders)
  return { founderPath: company.founder.path, claims, texts, beforeYouSign, placeholders }
}
