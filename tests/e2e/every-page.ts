import { pathsToPrerender } from '#build/prerender/paths.ts'
import { pageAt } from '#site/map/index.ts'

/** What is alike: pages in one folder; of those at the top the landing pages and the legal ones, and else each for itself. */
function kindOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'))
  const section = pageAt(path)?.section
  return folder || (section === 'landing' || section === 'legal' ? section : path)
}

/** Every page, with the tag of its tests: `npm test` tries the first of each kind, `npm run test:all -- pages` the others. */
export const everyPage: readonly { readonly path: string; readonly tag: string[] }[] = pathsToPrerender().map(
  (path, at, all) => {
    const first = all.findIndex(other => kindOf(other) === kindOf(path)) === at
    return { path, tag: first ? [] : ['@every-page'] }
  },
)
