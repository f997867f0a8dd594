/**
 * The data of other files that the schema of one file needs: all paths and pictures, the measures of case studies, and the
 * claims and texts that tables use. The reader of the content sets it before it checks pages.
 */

import * as v from 'valibot'
import type { Locale } from '#content/locale.ts'
import type { Claims } from './claims.ts'
import type { Measure } from './measure.ts'
import type { BeforeYouSign } from './site-files.ts'
import type { Texts } from './texts.ts'

export interface SchemaContext {
  /** The paths of all pages with a file, and of the anchors in these files. */
  readonly addresses: ReadonlySet<string>
  /** Aliases of pages, each with the path that it redirects to. */
  readonly aliases: ReadonlyMap<string, string>
  /** The measures of each case study, by its slug. */
  readonly measures: ReadonlyMap<string, readonly Measure[]>
  /** The names of the files in `data/pictures/`. */
  readonly pictures: readonly string[]
  /** The icons that a patch may have. */
  readonly patchIcons: readonly string[]
  /** The categories of the blog. */
  readonly categories: readonly string[]
  readonly claims: Claims
  readonly language: string
  readonly locale: Locale
  readonly texts: Texts
  readonly beforeYouSign: BeforeYouSign
}

let context: SchemaContext | undefined

/** Sets the context of schemas. The reader adds the measures when it knows the case studies. */
export const setSchemaContext = (value: SchemaContext) => {
  context = value
}

/** Returns the context. Throws if a page is checked before the context is set. */
export function schemaContext(): SchemaContext {
  if (!context) throw new Error('no page can be checked before all files are read')
  return context
}

/** A name from a list in other files. `names` returns the list, for messages and editors. */
export const nameOf = <Name extends string>(names: (others: SchemaContext) => readonly string[], message: string) =>
  Object.assign(
    v.custom<Name>(value => typeof value === 'string' && names(schemaContext()).includes(value), message),
    { names: () => names(schemaContext()) },
  )
