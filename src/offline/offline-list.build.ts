import { ownPages } from '#build/crawl/head-gate.ts'
import type { Output } from '#build/crawl/output.ts'
import type { ReadPage } from '#build/crawl/read-page.ts'
import { excessOf, limits } from '#build/limits.ts'
import { pathsToPrerender } from '#build/prerender/paths.ts'
import type { StaticPath } from '#content/map/index.ts'
import { redirects } from '#content/map/redirects.ts'
import { shapes } from '#pictures/photo.ts'
import { photoAt } from '#pictures/photographs.build.ts'
import { formPages } from './form-pages.ts'
import { entriesOf, firstPaths, isPrecached, type OfflineList } from './list.ts'
import { stampOf } from './offline-stamp.build.ts'

const searchPath: StaticPath = '/search'

/** The size in bytes of a page or file as it is sent. */
export type SizeOf = (path: string) => number

/** The file of a page or file. */
export const fileAt = (path: string) => {
  const name = path.replace(/\?.*/, '').slice(1)
  return /\.\w+$/.test(name) ? name : `${name || 'index'}.html`
}

/** References to pictures that a page shows. Others are code, or for crawlers and feed readers. */
const pictureReferences = new Set([
  'link[href]',
  'img[src]',
  'img[srcset]',
  'source[srcset]',
  'image[href]',
  'use[href]',
])

/** Whether a file of a photograph is not saved. Only the smallest is: the worker answers with it in place of the others. */
function isLargerPhoto(path: string): boolean {
  const photoFile = photoAt(`/${path}`)
  return photoFile !== undefined && (photoFile.type !== 'avif' || photoFile.width > shapes[photoFile.shape].widths[0])
}

const picturesOf = (page: ReadPage, { files }: Output) =>
  page.references
    .filter(
      ({ kind, target }) => (pictureReferences.has(kind) || kind.endsWith('[data-art]')) && target.startsWith('/'),
    )
    .map(({ target }) => target.slice(1).replace(/#.*/, ''))
    .filter(
      path =>
        files.has(path) &&
        !isPrecached(path) &&
        !/^(app-icons|social)\/|\.(xml|json|webmanifest|js)$/.test(path) &&
        !isLargerPhoto(path),
    )

/** The index of the search and its code. */
const searchFiles = ({ files }: Output) =>
  [...files].filter(path => /^assets\/.*\.js(on)?$/.test(path) && !isPrecached(path))

/** Returns the pages of the output in the order of the site map, then articles and case studies, newest first, then jobs. */
function inMapOrder(output: Output): [path: string, page: ReadPage][] {
  const order = new Map(pathsToPrerender().map((path, at) => [path as string, at]))
  const place = ([path]: [string, ReadPage]) => order.get(path) ?? order.size
  return ownPages(output).toSorted((a, b) => place(a) - place(b))
}

/** The size of pages with all that they need, each file once. */
const sizeOfPages = (list: OfflineList, paths: readonly string[], sizeOf: SizeOf) =>
  [...new Set(paths.flatMap(path => entriesOf(list, path)))].reduce((total, key) => total + sizeOf(fileAt(key)), 0)

/**
 * Returns the pages that exceed the limit of what is saved without asking: in the order of the list, the first that does not
 * fit and all after it. The first pages and those with forms are never among them. `code` has the bytes of the precache.
 */
export function pagesForLater(list: OfflineList, sizeOf: SizeOf, code: number, most: number = limits.offline.bytes) {
  const always = new Set([...firstPaths, ...formPages])
  const paths = [...always, ...Object.keys(list.pages).filter(path => !always.has(path))]
  const at = paths.findIndex(
    (path, at) => !always.has(path) && code + sizeOfPages(list, paths.slice(0, at + 1), sizeOf) > most,
  )
  return at < 0 ? [] : paths.slice(at)
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** Returns the figures that docs/specification/everywhere.md#budgets limits: bytes of the installation, and of all without asking. */
export function figuresOf(list: OfflineList, files: Iterable<string>, sizeOf: SizeOf) {
  const code = [...files].filter(isPrecached).reduce((total, path) => total + sizeOf(path), 0)
  const byItself = Object.keys(list.pages).filter(path => !list.pages[path]?.later)
  const html = firstPaths.reduce((total, path) => total + sizeOf(fileAt(path)), 0)
  return { code, installation: code + html, offline: code + sizeOfPages(list, byItself, sizeOf) }
}

/** Lists what every page of a finished output needs offline. Throws when a page is missing, or when it is too much. */
export function offlineList(output: Output, sizeOf: SizeOf): OfflineList {
  const own = new Map(inMapOrder(output))
  const files: string[] = []
  const numberOf = (path: string) => {
    const at = files.indexOf(`/${path}`)
    return at < 0 ? files.push(`/${path}`) - 1 : at
  }
  const pages: Record<string, OfflineList['pages'][string]> = {}
  // Pages with a form come early, so that submissions can be queued offline.
  for (const path of new Set([...firstPaths, ...formPages, ...own.keys()])) {
    const page = own.get(path) ?? output.pages.get(path)
    if (!page) throw new Error(`offline.json: there is no page ${path}`)
    const needs = new Set([...picturesOf(page, output), ...(path === searchPath ? searchFiles(output) : [])])
    pages[path] = { revision: stampOf(path, output.text(fileAt(path))), needs: [...needs].map(numberOf) }
  }
  const list = { files, pages, aliases: Object.fromEntries(redirects) }
  const { code } = figuresOf(list, output.files, sizeOf)
  for (const path of pagesForLater(list, sizeOf, code)) {
    const page = pages[path]
    if (page) pages[path] = { ...page, later: true }
  }
  const figures = figuresOf(list, output.files, sizeOf)
  const [excess] = excessOf('offline', 'offline.json', figures.offline)
  if (excess) throw new Error(excess)
  const later = Object.values(pages).filter(page => page.later).length
  const others = later > 0 ? `; ${later} more pages when they are read` : ''
  console.log(
    `[build] offline: ${kilobytes(figures.installation)} before the worker takes over, ${kilobytes(figures.offline)} by itself (limit ${kilobytes(limits.offline.bytes)})${others}`,
  )
  return list
}
