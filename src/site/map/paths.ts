/** The types of addresses, from the files below `data/pages/` and the pages that follow from data. */
import type { AnchorPath, StaticPath } from '#content/paths.ts'
import type { FamilyPath } from './families.ts'

export type { StaticPath }

/** The path of any page of the site. Plain text is not assignable to it. */
export type PagePath = StaticPath | FamilyPath

/** A page, or a named place on one. */
export type PageLink = PagePath | AnchorPath

export type IndustryPath = Extract<StaticPath, `/industries/${string}`>
export type ServicePath = Extract<StaticPath, `/services/${string}`>
