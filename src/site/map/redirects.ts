import { type SitePage, siteMap } from './index.ts'

/** Every alias with the path that it leads to. */
export const redirects: readonly (readonly [from: string, to: SitePage['path']])[] = siteMap.flatMap(page =>
  (page.aliases ?? []).map(alias => [alias, page.path] as const),
)
