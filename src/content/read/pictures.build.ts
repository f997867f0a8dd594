/** Assigns patches to pictures. A page's picture is at its top, in menus, on cards and in its social image. */

import type { Patch } from '#content/schema/patch.ts'
import { artName } from '#pictures/name.ts'
import type { CheckedPage } from './map.build.ts'
import { valueAt } from './source-file.build.ts'

type Choice = readonly [picture: string, patch: Patch]

/** The schema of the page has checked the patch. */
const chosen = (picture: string, patch: unknown): Choice[] => (patch === undefined ? [] : [[picture, patch as Patch]])

/** Returns the pictures inside a page: of the office, the gallery, partnerships, products and teams. */
function picturesInside({ data }: CheckedPage['source']): Choice[] {
  const numbered = (name: string, list: string) => {
    const items = valueAt(data, [list, 'items'])
    return Array.isArray(items) ? items.flatMap((item, at) => chosen(`${name}-${at + 1}`, valueAt(item, ['patch']))) : []
  }
  const named = valueAt(data, ['patches'])
  return [
    ...chosen('office', valueAt(data, ['office', 'patch'])),
    ...numbered('gallery', 'gallery'),
    ...numbered('opportunity', 'opportunities'),
    ...(typeof named === 'object' && named !== null ? Object.entries(named).flatMap(([name, patch]) => chosen(name, patch)) : []),
  ]
}

/** Returns the name of a page's picture. An article's is its slug; the founder's does not change with the name. */
export function pictureName({ address, view }: Pick<CheckedPage, 'address' | 'view'>): string {
  if (view === 'founder') return 'founder'
  return view === 'article' ? address.slice('/blog/'.length) : artName(address)
}

/** Returns all picture choices of a page. */
export const picturesOf = (page: CheckedPage): Choice[] => [
  ...chosen(pictureName(page), page.entry.patch),
  ...(page.entry.anchors ?? []).flatMap(({ id, patch }) => chosen(artName(`${page.address}#${id}`), patch)),
  ...picturesInside(page.source),
]
