/** Reads the company, claims and texts that content may name. They come first, because drawings and schemas need them. */
import * as v from 'valibot'
import { withDerived } from '#content/company-values.ts'
import { localeOf } from '#content/locale.ts'
import { placeholdersOf } from '#content/placeholders.ts'
import { claimsSchema, withDerivedClaims } from '#content/schema/claims.ts'
import { companySchema } from '#content/schema/company.ts'
import { beforeYouSignSchema } from '#content/schema/site-files.ts'
import { dayWordsSchema, textsSchema } from '#content/schema/texts.ts'
import { fileFaults } from './data-files.build.ts'
import { ContentError, type Fault } from './fault.build.ts'
import { fontFaults } from './head-texts.build.ts'
import { checked, valid } from './issues.build.ts'
import { type Filling, readSource } from './source.build.ts'
import { type SourceFile, valueAt } from './source-file.build.ts'

/** The texts of the company in pictures: social images, the word mark. */
const pictured = [['name'], ['founder', 'name'], ['address', 'city'], ['address', 'country']]

export type Basis = ReturnType<typeof readBasis>

/**
 * Reads a file and checks it. Adds its faults to `faults`, and returns its data all the same, so that the faults of pages can
 * be reported too. Throws a `ContentError` if it cannot be parsed.
 */
function readChecked<Schema extends v.GenericSchema>(root: string, file: string, schema: Schema, filling: Filling): SourceFile<v.InferOutput<Schema>> {
  const source = readSource(root, file, filling)
  return { ...source, data: checked(source, schema, filling.faults) ?? source.data }
}

/**
 * Reads `data/company.json`, then `data/claims.yaml`, whose texts may name the company, then `data/texts.yaml` and
 * `data/before-you-sign.yaml`, whose texts may name both. If `faults` is not empty, do not show any of it. Throws a
 * `ContentError`.
 */
export function readBasis(root: string) {
  const companyFile = readSource(root, 'data/company.json')
  const wrong = [...fileFaults(companyFile, companySchema), ...pictured.flatMap(path => fontFaults(companyFile, path))]
  if (wrong.length > 0) throw new ContentError(...wrong)
  const company = withDerived(v.parse(companySchema, companyFile.data))
  const faults: Fault[] = []
  const claimsFile = readChecked(root, 'data/claims.yaml', claimsSchema, { values: placeholdersOf(company), faults })
  const { data: given, fault } = claimsFile
  try {
    const claims = withDerivedClaims(given, company, valid(readSource(root, 'data/texts.yaml'), dayWordsSchema))
    const replaced = Object.keys(given).filter(key => valueAt(claims, [key]) !== valueAt(given, [key]))
    faults.push(...replaced.map(key => fault([key], 'follows from `workday`, `clientCountries` and data/company.json: delete it here')))
    const filling = { values: placeholdersOf(company, claims), faults }
    return {
      company,
      companyFile,
      founderPath: company.founder.path,
      claimsFile,
      claims,
      texts: readChecked(root, 'data/texts.yaml', textsSchema, filling).data,
      locale: localeOf(company.language),
      beforeYouSign: readChecked(root, 'data/before-you-sign.yaml', beforeYouSignSchema, filling).data,
      placeholders: filling.values,
      faults,
    }
  } catch (error) {
    // Wrong claims can fail in any way.
    throw faults.length > 0 ? new ContentError(...faults, ...(error instanceof ContentError ? error.faults : [])) : error
  }
}
