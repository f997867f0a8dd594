import { lists } from '#api/contract.ts'
import { ownPages } from '#build/crawl/head-gate.ts'
import type { Output } from '#build/crawl/output.ts'
import { readScript, readStyle } from '#build/crawl/read-file.ts'
import type { ReadPage } from '#build/crawl/read-page.ts'
import { excessOf, limits } from '#build/limits.ts'
import { photoAt } from '#build/photos/addresses.ts'
import { pathsToPrerender } from '#build/prerender/paths.ts'
import { formPages } from '#offline/form-pages.ts'
import {
  allEntries,
  entriesOf,
  entriesToSave,
  firstEntries,
  type ListedFile,
  type ListedPage,
  notFoundPath,
  type OfflineList,
  offlinePath,
  sizeOf,
} from '#offline/list.ts'
import { shapes } from '#site/art/photo.ts'
import type { StaticPath } from '#site/map/index.ts'
import { redirects } from '#site/map/redirects.ts'
import { contentHash, stampOf } from './offline-stamp.ts'

const searchPath: StaticPath = '/search'

/** Brotli sizes of the compressed files, by path. Hosts send other files uncompressed. */
type Packed = ReadonlyMap<string, number>

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** References to files that a page loads: scripts, style sheet, font, images. Others are for crawlers and feed readers. */
const loads = new Set([
  'script[src]',
  'script[data-modules]',
  'link[href]',
  'img[src]',
  'img[srcset]',
  'source[srcset]',
  'image[href]',
  'use[href]',
])

/** Whether a file of a photograph is not saved. Only the smallest is: the worker serves it in place of the others. */
function isLargerPhoto(path: string): boolean {
  const wanted = photoAt(`/${path}`)
  return wanted !== undefined && (wanted.type !== 'avif' || wanted.width > shapes[wanted.shape].widths[0])
}

function filesOf(page: ReadPage, output: Output): string[] {
  return page.references
    .filter(({ kind, target }) => loads.has(kind) && target.startsWith('/'))
    .map(({ target }) => target.slice(1).replace(/#.*/, ''))
    .filter(
      path =>
        output.files.has(path) && !/^(app-icons|social)\/|\.(xml|json|webmanifest)$/.test(path) && !isLargerPhoto(path),
    )
}

/**
 * Whether a file belongs to the search or the dialogs. They are saved with the search page, because they are as large as ten
 * pages.
 */
const isOfSearch = (path: string) => /^assets\/(search|dialogs)-.*\.js(on)?$/.test(path)

/**
 * Returns scripts and everything that they import, statically or dynamically, except the search. Does not follow dynamic
 * imports of scripts that some page's HTML loads, such as views: they are saved with those pages.
 */
function withImports(from: Iterable<string>, loaded: ReadonlySet<string>, output: Output): Set<string> {
  const found = new Set(from)
  for (const path of found)
    for (const { kind, target } of readScript(output.text(path), path)) {
      const file = target.slice(1)
      if (!isOfSearch(file) && !(kind === 'import()' && loaded.has(file))) found.add(file)
    }
  return found
}

/** Returns the files that any page may request: what all pages load, its imports, and the font. */
function filesEverywhere(
  needs: readonly ReadonlySet<string>[],
  loaded: ReadonlySet<string>,
  output: Output,
): Set<string> {
  const shared = [...(needs[0] ?? [])].filter(file => needs.every(own => own.has(file)))
  const fonts = shared
    .filter(path => path.endsWith('.css'))
    .flatMap(path => readStyle(output.text(path), path).map(({ target }) => target.slice(1)))
    .filter(path => output.files.has(path))
  return withImports([...shared, ...fonts], loaded, output)
}

/** Numbers files in the order of their first use. */
function numbering(output: Output, packed: Packed) {
  const numbers = new Map<string, number>()
  const files: ListedFile[] = []
  const number = async (path: string) => {
    const known = numbers.get(path)
    if (known !== undefined) return known
    numbers.set(path, files.length)
    const bytes = await output.bytes(path)
    files.push({ path: `/${path}`, hash: contentHash(bytes), size: packed.get(path) ?? bytes.length })
    return files.length - 1
  }
  return {
    files,
    numbersOf: async (paths: Iterable<string>) => {
      const found: number[] = []
      for (const path of paths) found.push(await number(path))
      return found
    },
  }
}

/** Returns the pages of the output in the order of the site map, then articles and case studies, newest first, then jobs. */
function inMapOrder(output: Output): [path: string, page: ReadPage][] {
  const order = new Map(pathsToPrerender().map((path, at) => [path as string, at]))
  const place = ([path]: [string, ReadPage]) => order.get(path) ?? order.size
  return ownPages(output).toSorted((a, b) => place(a) - place(b))
}

/**
 * Returns the pages that exceed the limit of what is saved without asking: in the order of the list, the first that does not
 * fit and all after it. The first pages and those with forms are never among them.
 */
export function pagesForLater(list: OfflineList, most: number = limits.offline.bytes): string[] {
  const always = new Set([...list.first, ...formPages])
  const paths = [...always, ...Object.keys(list.pages).filter(path => !always.has(path))]
  const keys = new Set<string>()
  let total = 0
  const at = paths.findIndex(path => {
    const added = entriesOf(list, path).filter(({ key }) => !keys.has(key))
    for (const { key } of added) keys.add(key)
    total += sizeOf(added)
    return total > most && !always.has(path)
  })
  return at < 0 ? [] : paths.slice(at)
}

/** Lists what every page of a finished output needs offline. Throws when a page is missing. */
export async function offlineList(output: Output, packed: Packed): Promise<OfflineList> {
  const { files, numbersOf } = numbering(output, packed)
  const first = ['/', offlinePath, notFoundPath]
  const needs = new Map(inMapOrder(output).map(([path, page]) => [path, new Set(filesOf(page, output))]))
  const loaded = new Set([...needs.values()].flatMap(files => [...files]))
  const common = filesEverywhere([...needs.values()], loaded, output)
  const everywhere = await numbersOf(common)
  const pages: Record<string, ListedPage> = {}
  // Pages with a form come next, so that submissions can be queued offline.
  for (const path of new Set([...first, ...formPages, ...needs.keys()])) {
    const title = output.pages.get(path)?.title
    if (title === undefined) throw new Error(`offline.json: there is no page ${path}`)
    const further = path === searchPath ? [...output.files].filter(isOfSearch) : []
    const own = withImports([...(needs.get(path) ?? []), ...further], loaded, output)
    const file = fileOf(path)
    const bytes = await output.bytes(file)
    pages[path] = {
      title,
      hash: stampOf(path, bytes.toString()),
      size: packed.get(file) ?? bytes.length,
      needs: await numbersOf([...own].filter(name => !common.has(name))),
    }
  }
  const content = {
    files,
    everywhere,
    first,
    lists: Object.keys(lists).map(name => `/api/${name}`),
    aliases: Object.fromEntries(redirects),
    pages,
  }
  const later = pagesForLater({ build: '', later: [], ...content })
  const list = { build: contentHash(JSON.stringify({ ...content, later })), ...content, later }
  const [excess] = excessOf('offline', 'offline.json', sizeOf(entriesToSave(list)))
  if (excess) throw new Error(excess)
  return list
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** Returns the log line with the figures that docs/specification.md#budgets limits. */
export function figuresOf(list: OfflineList): string {
  const all =
    list.later.length > 0
      ? `; ${list.later.length} more pages when they are read, ${kilobytes(sizeOf(allEntries(list)))} with them`
      : ''
  return `${kilobytes(sizeOf(firstEntries(list)))} before the worker takes over, ${kilobytes(sizeOf(entriesToSave(list)))} by itself (limit ${kilobytes(limits.offline.bytes)})${all}`
}
