/** What follows from the files of all pages: the site map, in the order of sections, and the patches of pictures. */
import * as v from 'valibot'
import type { Page, PageLink } from '#content/map/index.ts'
import type { Content } from '#content/schema/content.ts'
import { entry as entrySchema, type PageEntry, sections } from '#content/schema/entry.ts'
import type { Patch } from '#content/schema/patch.ts'
import { anchorOf } from '#content/slug.ts'
import type { FileView } from '#pages/schemas.ts'
import { artName } from '#pictures/name.ts'
import type { Source } from './source.build.ts'
import { valueAt } from './source-file.build.ts'

/** A page's file with its address and its view, before its content is checked. */
export interface FoundPage {
  readonly address: string
  readonly view: FileView
  readonly source: Source
}

/** A page after the checks, with its entry for menus and cards, and its words. */
export interface CheckedPage extends FoundPage {
  readonly entry: PageEntry
  readonly words: unknown
}

/** Whether a view shows an article or a case study. Lists and feeds contain these by date; the site map does not. */
export const isArticle = (view: FileView) => view === 'article' || view === 'caseStudy'

/** Whether a view shows the Markdown of its file. */
export const hasMarkdown = (view: FileView) => isArticle(view) || view === 'legal'

/** The schema of an article's file, besides its words. */
export const articleEntry = v.pick(entrySchema, ['patch', 'aliases'])

/** Returns the pages sorted by section, then by `order`, then by path. */
export function siteMapOf(pages: readonly CheckedPage[]): Page[] {
  const addresses = new Set(pages.map(({ address }) => address))
  const placed = pages.map(({ address, entry }) => {
    const { label = address, section, order = Number.POSITIVE_INFINITY, parent, ...rest } = entry
    const [, folder] = /^\/(services|industries)\/./.exec(address) ?? []
    const above = address.slice(0, address.lastIndexOf('/'))
    const upper = parent ?? (addresses.has(above) ? above : undefined)
    return {
      order,
      page: { path: address, label, section: section ?? (folder as Page['section'] | undefined) ?? 'main', ...(upper && { parent: upper }), ...rest },
    }
  })
  const inOrder = (one: (typeof placed)[0], other: (typeof placed)[0]) =>
    sections.indexOf(one.page.section) - sections.indexOf(other.page.section) ||
    (one.order === other.order ? 0 : one.order - other.order) ||
    (one.page.path < other.page.path ? -1 : 1)
  return placed.toSorted(inOrder).map(({ page }) => page)
}

/**
 * Returns a link to the section with this title: on the page of all services if it has `terms`, else on the first page that
 * has them.
 */
export function termsOf(pages: readonly CheckedPage[], title: string): Content['terms'] {
  const having = pages.filter(({ words }) => valueAt(words, ['terms']) !== undefined)
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

/** Returns the view of a page: that of its file, or that of its folder. */
export function viewOf(address: string, { file, data }: Source): unknown {
  if (data.view !== undefined || !file.endsWith('.md')) return data.view
  return address.startsWith('/blog/') ? 'article' : address.startsWith('/case-studies/') ? 'caseStudy' : undefined
}

/** Returns the links to the named anchors of a page. */
export const anchorsOf = (address: string, { anchors }: Record<string, unknown>): string[] =>
  Array.isArray(anchors) ? anchors.map(anchor => `${address}#${valueAt(anchor, ['id'])}`) : []

type Choice = readonly [picture: string, patch: Patch]

/** The schema of the page has checked the patch. */
const chosen = (picture: string, patch: unknown): Choice[] => (patch === undefined ? [] : [[picture, patch as Patch]])

/** Returns the pictures inside a page: of the office, the gallery, partnerships, products and teams. */
function picturesInside({ data }: CheckedPage['source']): Choice[] {
  const numbered = (name: string, items: unknown) =>
    Array.isArray(items) ? items.flatMap((item, at) => chosen(`${name}-${at + 1}`, valueAt(item, ['patch']))) : []
  return [
    ...chosen('office', valueAt(data, ['office', 'patch'])),
    ...numbered('gallery', valueAt(data, ['gallery', 'items'])),
    ...numbered('opportunity', valueAt(data, ['opportunities', 'items'])),
    ...Object.entries(Object(data.patches)).flatMap(([name, patch]) => chosen(name, patch)),
  ]
}

/** Returns the name of a page's picture. An article's is its slug; the founder's does not change with the name. */
export function pictureName({ address, view }: { readonly address: string; readonly view: string }): string {
  if (view === 'founder') return 'founder'
  return view === 'article' ? address.slice('/blog/'.length) : artName(address)
}

/** Returns all picture choices of a page. */
export const picturesOf = (page: CheckedPage): Choice[] => [
  ...chosen(pictureName(page), page.entry.patch),
  ...(page.entry.anchors ?? []).flatMap(({ id, patch }) => chosen(artName(`${page.address}#${id}`), patch)),
  ...picturesInside(page.source),
]
