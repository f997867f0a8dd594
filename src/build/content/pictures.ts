/** Assigns scenes to pictures. A page's picture is at its top, in menus, on cards and in its social image. */
import { artName } from '#site/art/name.ts'
import type { CheckedPage } from './map.ts'
import { valueAt } from './source-file.ts'

type Choice = readonly [picture: string, scene: string]

const chosen = (picture: string, scene: unknown): Choice[] => (typeof scene === 'string' ? [[picture, scene]] : [])

/** Returns the pictures inside a page: of the office, the gallery, partnerships and the products. */
function picturesInside({ data }: CheckedPage['source']): Choice[] {
  const numbered = (name: string, list: string) => {
    const items = valueAt(data, [list, 'items'])
    return Array.isArray(items) ? items.flatMap((item, at) => chosen(`${name}-${at + 1}`, valueAt(item, ['scene']))) : []
  }
  const products = valueAt(data, ['scenes'])
  return [
    ...chosen('office', valueAt(data, ['office', 'scene'])),
    ...numbered('gallery', 'gallery'),
    ...numbered('opportunity', 'opportunities'),
    ...(typeof products === 'object' && products !== null ? Object.entries(products).flatMap(([id, scene]) => chosen(id, scene)) : []),
  ]
}

/** Returns the name of a page's picture. An article's is its slug; the founder's does not change with the name. */
export function pictureName({ address, view }: Pick<CheckedPage, 'address' | 'view'>): string {
  if (view === 'founder') return 'founder'
  return view === 'article' ? address.slice('/blog/'.length) : artName(address)
}

/** Returns all picture choices of a page. */
export const picturesOf = (page: CheckedPage): Choice[] => [
  ...chosen(pictureName(page), page.entry.scene),
  ...(page.entry.anchors ?? []).flatMap(({ id, scene }) => chosen(artName(`${page.address}#${id}`), scene)),
  ...picturesInside(page.source),
]
