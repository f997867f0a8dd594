import { type PagePath, pageAt } from './index.ts'

/** An entry of the breadcrumbs. */
export interface Crumb {
  readonly label: string
  readonly path: PagePath
}

/** Returns the pages above a page, home first, without the page itself. Empty for home. */
export function crumbsAbove(path: PagePath): readonly Crumb[] {
  if (path === '/') return []
  const page = pageAt(path)
  const parentPath = page?.parent ?? familyParent(path)
  const parent = parentPath ? pageAt(parentPath) : undefined
  if (!parent) return [{ label: pageAt('/').label, path: '/' }]
  return [...crumbsAbove(parent.path), { label: parent.label, path: parent.path }]
}

/**
 * Returns the breadcrumbs from home to a page, the page itself last; empty for home. `label` is required for a page of a
 * family, which is not in the map.
 */
export function crumbsTo(path: PagePath, label = pageAt(path)?.label): readonly Crumb[] {
  const above = crumbsAbove(path)
  return above.length > 0 && label ? [...above, { label, path }] : above
}

/** Returns the parent path of a job, post or case study, such as `/blog`; `undefined` for a path of one segment. */
function familyParent(path: string) {
  const cut = path.lastIndexOf('/')
  return cut > 0 ? path.slice(0, cut) : undefined
}
