/** The types of paths, of the files below `data/pages/` and of the pages derived from data. */
import type { AnchorPath, StaticPath } from '#generated/paths.ts'
import type { FamilyPath } from './families.ts'

export type { StaticPath }

/** The path of any page of the site. A string is not assignable to it. */
export type PagePath = StaticPath | FamilyPath

/** The path of a page, or of an anchor on it. */
export type PageLink = PagePath | AnchorPath

export type IndustryPath = Extract<StaticPath, `/industries/${string}`>
export type ServicePath = Extract<StaticPath, `/services/${string}`>
