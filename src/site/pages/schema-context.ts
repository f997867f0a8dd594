/**
 * What the schema of one file needs from the others: which addresses and scenes there are, what the case studies measured, and the
 * claims and texts that tables are made from. The reader of the content sets it before it checks pages.
 */

import * as v from 'valibot'
import type { BeforeYouSign } from './before-you-sign.ts'
import type { Claims } from './claims.ts'
import type { Measure } from './measure.ts'
import type { Texts } from './texts.ts'

export interface SchemaContext {
  /** Every address of the site: pages, places on pages, and files that are served as they are. */
  readonly addresses: ReadonlySet<string>
  /** Former addresses of pages, each with the one that it leads to. */
  readonly aliases: ReadonlyMap<string, string>
  /** The measures of each case study, by its slug. */
  readonly measures: ReadonlyMap<string, readonly Measure[]>
  /** The drawings that pages may name. */
  readonly scenes: readonly string[]
  /** The names of the words in each drawing that has some. */
  readonly sceneLabels: ReadonlyMap<string, readonly string[]>
  /** Those of the blog. */
  readonly categories: readonly string[]
  readonly claims: Claims
  readonly texts: Texts
  readonly beforeYouSign: BeforeYouSign
}

let context: SchemaContext | undefined

/** Sets what schemas may read while they run. The reader sets it again once it knows the measures of the case studies. */
export const setSchemaContext = (value: SchemaContext) => {
  context = value
}

/** The context as it was set last. Throws when a page is checked before the reader has read the others. */
export function schemaContext(): SchemaContext {
  if (!context) throw new Error('no page can be checked before all files are read')
  return context
}

/** A name of which the other files say what it may be; `names` are for messages and for editors. */
export const nameOf = <Name extends string>(names: (others: SchemaContext) => readonly string[], message: string) =>
  Object.assign(
    v.custom<Name>(value => typeof value === 'string' && names(schemaContext()).includes(value), message),
    { names: () => names(schemaContext()) },
  )
