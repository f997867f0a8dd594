/** The site map: every page with a fixed address, in the order of sections. */

import type { Page } from '#site/map/page.ts'
import { type Entry, sections } from '#site/pages/entry.ts'
import type { Source } from './source.ts'

/** A page's file as far as it is read: its address, its view and what it says for menus and cards. */
export interface CheckedPage {
  readonly address: string
  readonly view: string
  readonly source: Source
  readonly entry: Entry
  readonly words: unknown
}

const sectionOf = ({ address, entry }: CheckedPage): Page['section'] => {
  const [, folder = ''] = address.split('/')
  const isBelow = address.split('/').length > 2
  return entry.section ?? (isBelow && (folder === 'services' || folder === 'industries') ? folder : 'main')
}

/** The page one step up: as it says, else the nearest above it that is a page; home is left out. */
function parentOf({ address, entry }: CheckedPage, addresses: ReadonlySet<string>): string | undefined {
  if (entry.parent) return entry.parent
  const above = address.slice(0, address.lastIndexOf('/'))
  if (above === '') return undefined
  return addresses.has(above) ? above : undefined
}

/** Where pages are that name no place. */
const last = 1_000_000

/** Pages by section, then as they say, then by address. */
export function siteMapOf(pages: readonly CheckedPage[]): Page[] {
  const addresses = new Set(pages.map(({ address }) => address))
  return pages
    .map(page => ({ page, section: sectionOf(page), parent: parentOf(page, addresses) }))
    .toSorted(
      (one, other) =>
        sections.indexOf(one.section) - sections.indexOf(other.section) ||
        (one.page.entry.order ?? last) - (other.page.entry.order ?? last) ||
        (one.page.address < other.page.address ? -1 : 1),
    )
    .map(({ page: { address, entry }, section, parent }) => {
      const { label = address, section: _, order: __, parent: ___, ...rest } = entry
      return { path: address, label, section, ...(parent && { parent }), ...rest }
    })
}
