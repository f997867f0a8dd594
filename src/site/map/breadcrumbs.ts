import { type PagePath, pageAt } from './index.ts'

/** One step of the way from home to a page. */
export interface Crumb {
  readonly label: string
  readonly path: PagePath
}

/** The pages above a page, home first; the page itself is not among them. Empty for home. */
export function crumbsAbove(path: PagePath): readonly Crumb[] {
  if (path === '/') return []
  const page = pageAt(path)
  const parentPath = page?.parent ?? familyParent(path)
  const parent = parentPath ? pageAt(parentPath) : undefined
  if (!parent) return [{ label: pageAt('/').label, path: '/' }]
  return [...crumbsAbove(parent.path), { label: parent.label, path: parent.path }]
}

/**
 * The way from home to a page, the page itself last; empty for home. `label` names a page of a family, which the map does
 * not know.
 */
export function crumbsTo(path: PagePath, label = pageAt(path)?.label): readonly Crumb[] {
  const above = crumbsAbove(path)
  return above.length > 0 && label ? [...above, { label, path }] : above
}

/** Jobs are below careers, posts below the blog, studies below the case studies: the first segment of their path says so. */
function familyParent(path: string) {
  const cut = path.lastIndexOf('/')
  return cut > 0 ? path.slice(0, cut) : undefined
}
