import { pathsToPrerender } from '#build/prerender/paths.ts'
import { viewAt } from '#content/read/pages.build.ts'

/** Returns the kind of a page, which is its view. Only jobs have no file. */
const kindOf = (path: string) => viewAt(path) ?? 'job'

/** Every page with the tag of its tests: `npm test` tests the first of each kind, `npm run test:all -- pages` the others. */
export const everyPage: readonly { readonly path: string; readonly tag: string[] }[] = pathsToPrerender().map(
  (path, at, all) => {
    const first = all.findIndex(other => kindOf(other) === kindOf(path)) === at
    return { path, tag: first ? [] : ['@every-page'] }
  },
)
