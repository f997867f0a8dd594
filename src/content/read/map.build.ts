/** The site map: every page with a fixed address, in the order of sections. */

import * as v from 'valibot'
import type { Page, PageLink } from '#content/map/index.ts'
import type { Content } from '#content/schema/content.ts'
import { entry as entrySchema, type PageEntry, sections } from '#content/schema/entry.ts'
import { anchorOf } from '#content/slug.ts'
import type { FileView } from '#pages/schemas.ts'
import type { Source } from './source.build.ts'

/** A page's file after the checks: its path, its view, its entry for menus and cards, and its words. */
export interface CheckedPage {
  readonly address: string
  readonly view: string
  readonly source: Source
  readonly entry: PageEntry
  readonly words: unknown
}

/** Whether a view shows an article or a case study. Lists and feeds contain these by date; the site map does not. */
export const isArticle = (view: FileView) => view === 'article' || view === 'caseStudy'

/** The schema of an article's file, besides its words. */
export const articleEntry = v.pick(entrySchema, ['patch', 'aliases'])

const sectionOf = ({ address, entry }: CheckedPage): Page['section'] => {
  const [, folder = ''] = address.split('/')
  const isBelow = address.split('/').length > 2
  return entry.section ?? (isBelow && (folder === 'services' || folder === 'industries') ? folder : 'main')
}

/** Returns the parent page: the given one, else the page one path segment up; undefined if that is home or not a page. */
function parentOf({ address, entry }: CheckedPage, addresses: ReadonlySet<string>): string | undefined {
  if (entry.parent) return entry.parent
  const above = address.slice(0, address.lastIndexOf('/'))
  if (above === '') return undefined
  return addresses.has(above) ? above : undefined
}

/** The order of pages without `order`. */
const last = 1_000_000

/** Returns the pages sorted by section, then by `order`, then by path. */
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

const hasTerms = ({ words }: CheckedPage) => typeof words === 'object' && words !== null && 'terms' in words

/**
 * Returns a link to the section with this title: on the page of all services if it has `terms`, else on the first page that
 * has them.
 */
export function termsOf(pages: readonly CheckedPage[], title: string): Content['terms'] {
  const having = pages.filter(hasTerms)
  const page = having.find(({ view }) => view === 'services') ?? having[0]
  return page ? { to: `${page.address}#${anchorOf(title)}` as PageLink } : {}
}

/** The file of the founder's page. The company's data sets its path. */
export const founderFile = 'data/pages/founder.yaml'

/** Returns the URL path of a page: the path of its file below `data/pages/`. */
export function addressOf(file: string, founderPath: string): string {
  if (file === founderFile) return founderPath
  const path = file.replace(/^data\/pages/, '').replace(/\.(?:yaml|md)$/, '')
  return path === '/index' ? '/' : path
}

/** Pages in these folders are in no menu. Lists and feeds contain them by date. */
const articleFolders = { blog: 'article', 'case-studies': 'caseStudy' } as const

/** Returns the view of a page: that of its file, or that of its folder. */
export function viewOf(address: string, { data, markdown }: Source): unknown {
  const folder = address.split('/')[1] ?? ''
  if (markdown !== undefined && data.view === undefined && folder in articleFolders) return articleFolders[folder as keyof typeof articleFolders]
  return data.view
}

/** Returns the links to the named anchors of a page. */
export const anchorsOf = (address: string, { anchors }: Record<string, unknown>): string[] =>
  Array.isArray(anchors)
    ? anchors.flatMap(anchor => (typeof anchor === 'object' && anchor !== null && 'id' in anchor ? [`${address}#${String(anchor.id)}`] : []))
    : []
