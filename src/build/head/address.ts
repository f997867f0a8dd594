import { artName } from '#site/art/name.ts'
import { company } from '#site/company.ts'
import type { PagePath } from '#site/map/index.ts'

/** The absolute address of a path on this site. */
export const absolute = (path: string) => `${company.siteUrl}${path}`

/** The site-relative address of a page's social image. */
export const socialImage = (path: PagePath) => `/social/${artName(path)}.png`
