import { pathsToPrerender } from '#build/prerender/paths.ts'

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/**
 * Every page, with the tag of its tests: pages that have a folder in common are of one kind, and `npm test` tries the first
 * of each kind; `npm run test:pages` tries the others.
 */
export const everyPage: readonly { readonly path: string; readonly tag: string[] }[] = pathsToPrerender().map(
  (path, at, all) => {
    const first = folderOf(path) === '' || all.findIndex(other => folderOf(other) === folderOf(path)) === at
    return { path, tag: first ? [] : ['@every-page'] }
  },
)
