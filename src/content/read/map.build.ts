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

/**
 * The views of articles, which lists and feeds contain by date, and the site map does not: the folder of their files, the
 * view that lists them, what `make-mine` calls them, and the key of their text for search results.
 */
export const articleViews = {
  article: { folder: 'blog', list: 'blog', kept: 'articles', summary: 'excerpt' },
  caseStudy: { folder: 'case-studies', list: 'caseStudies', kept: 'case-studies', summary: 'summary' },
} as const

/** Whether a view shows an article or a case study. */
export const isArticle = (view: FileView): view is keyof typeof articleViews => view in articleViews

/** Returns the key of the text for search results. */
export const summaryKey = (view: string) => Object.entries(articleViews).find(([name]) => name === view)?.[1].summary ?? 'description'

/** Whether a view shows the Markdown of its file. */
export const hasMarkdown = (view: FileView) => isArticle(view) || view === 'legal'

/** The schema of an article's file, besides its words. */
export const articleEntry = v.pick(entrySchema, ['patch', 'aliases'])

/** Returns the pages but articles and the founder's, sorted by section, then by `order`, then by path. */
export function siteMapOf(all: readonly CheckedPage[]): Page[] {
  const pages = all.filter(({ view }) => !isArticle(view) && view !== 'founder')
  const orders = new Map(pages.map(({ address, entry: { order = Number.POSITIVE_INFINITY } }) => [address, order]))
  const map = pages.map(({ address, entry: { label = address, section, order: _, parent, ...rest } }): Page => {
    const [, folder] = /^\/(services|industries)\/./.exec(address) ?? []
    const above = address.slice(0, address.lastIndexOf('/'))
    const upper = parent ?? (orders.has(above) ? above : undefined)
    return { path: address, label, section: section ?? (folder as Page['section'] | undefined) ?? 'main', ...(upper && { parent: upper }), ...rest }
  })
  return map.toSorted(
    (one, other) =>
      sections.indexOf(one.section) - sections.indexOf(other.section) ||
      // Without an order it is not a number, which decides nothing.
      (orders.get(one.path) ?? 0) - (orders.get(other.path) ?? 0) ||
      (one.path < other.path ? -1 : 1),
  )
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
  return data.view ?? (file.endsWith('.md') ? Object.entries(articleViews).find(([, { folder }]) => address.startsWith(`/${folder}/`))?.[0] : undefined)
}

/** Returns the links to the named anchors of a page. */
export const anchorsOf = (address: string, { anchors }: Record<string, unknown>): string[] =>
  Array.isArray(anchors) ? anchors.map(anchor => `${address}#${valueAt(anchor, ['id'])}`) : []

type Choice = readonly [picture: string, patch: Patch]

/** Returns the name of a page's picture. An article's is its slug; the founder's does not change with the name. */
export function pictureName({ address, view }: { readonly address: string; readonly view: string }): string {
  if (view === 'founder') return 'founder'
  return view === 'article' ? address.slice('/blog/'.length) : artName(address)
}

/** Returns the patches of a page, which its schema has checked: its own, and those of its anchors, office, gallery, partnerships, products and teams. */
export function picturesOf({ address, view, entry, source: { data } }: CheckedPage): Choice[] {
  const numbered = (name: string, section: string) => {
    const items = valueAt(data, [section, 'items'])
    return Array.isArray(items) ? items.map((item, at) => [`${name}-${at + 1}`, valueAt(item, ['patch'])] as const) : []
  }
  const all: (readonly [string, unknown])[] = [
    [pictureName({ address, view }), entry.patch],
    ...(entry.anchors ?? []).map(({ id, patch }) => [artName(`${address}#${id}`), patch] as const),
    ['office', valueAt(data, ['office', 'patch'])],
    ...numbered('gallery', 'gallery'),
    ...numbered('opportunity', 'opportunities'),
    ...Object.entries(Object(data.patches)),
  ]
  return all.flatMap(([picture, patch]) => (patch === undefined ? [] : [[picture, patch as Patch]]))
}
