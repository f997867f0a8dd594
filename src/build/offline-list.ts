import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { lists } from '#api/contract.ts'
import { type ListedFile, type ListedPage, notFoundPath, type OfflineList, offlinePath } from '#offline/list.ts'
import { formPages } from '#offline/page/form-pages.ts'
import { shapes } from '#site/art/photo.ts'
import type { StaticPath } from '#site/map/index.ts'
import { redirects } from '#site/map/redirects.ts'
import { ownPages } from './crawl/head-gate.ts'
import type { Output } from './crawl/output.ts'
import { readScript, readStyle } from './crawl/read-file.ts'
import type { ReadPage } from './crawl/read-page.ts'
import { contentHash, stampOf } from './offline-stamp.ts'
import { photoAt } from './photos/addresses.ts'

const searchPath: StaticPath = '/search'

const compress = promisify(brotliCompress)

/** How sizes are taken: as hosts send files, or nearly so in a tenth of the time, for the many that pages need. */
type Measure = 'exact' | 'quick'
const qualities = { exact: 11, quick: 5 } as const

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Files that a page loads: scripts, style, font, images. Not what only crawlers and feed readers ask for. */
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

/** Of a photograph one picture is saved, the smallest: the worker gives it in place of the others. */
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
        output.files.has(path) && !/^(icons|social)\/|\.(xml|json|webmanifest)$/.test(path) && !isLargerPhoto(path),
    )
}

/** The search and all dialogs: with the page of the search, not with every page, because it weighs as much as ten. */
const isOfSearch = (path: string) => /^assets\/(search|dialogs)-.*\.js(on)?$/.test(path)

/** Scripts with everything that they import, at once or later; of the search only what is asked for. */
function withImports(from: Iterable<string>, output: Output): Set<string> {
  const found = new Set(from)
  for (const path of found)
    for (const { target } of readScript(output.text(path), path))
      if (!isOfSearch(target.slice(1))) found.add(target.slice(1))
  return found
}

/** What any page may ask for: what all pages load, what that imports, and the font. */
function filesEverywhere(needs: readonly ReadonlySet<string>[], output: Output): Set<string> {
  const shared = [...(needs[0] ?? [])].filter(file => needs.every(own => own.has(file)))
  const fonts = shared
    .filter(path => path.endsWith('.css'))
    .flatMap(path => readStyle(output.text(path), path).map(({ target }) => target.slice(1)))
    .filter(path => output.files.has(path))
  return withImports([...shared, ...fonts], output)
}

/** Numbers files in the order in which they are first asked for. */
function numbering(output: Output) {
  const numbers = new Map<string, number>()
  const files: ListedFile[] = []
  const number = async (path: string, how: Measure) => {
    const known = numbers.get(path)
    if (known !== undefined) return known
    numbers.set(path, files.length)
    const bytes = await output.bytes(path)
    files.push({ path: `/${path}`, hash: contentHash(bytes), size: await sizeOf(bytes, how) })
    return files.length - 1
  }
  return {
    files,
    numbersOf: async (paths: Iterable<string>, how: Measure) => {
      const found: number[] = []
      for (const path of paths) found.push(await number(path, how))
      return found
    },
  }
}

/** Collects what every page of a finished output needs to be read without a network. Throws when a page is missing. */
export async function offlineList(output: Output): Promise<OfflineList> {
  const { files, numbersOf } = numbering(output)
  const first = ['/', offlinePath, notFoundPath]
  const needs = new Map(ownPages(output).map(([path, page]) => [path, new Set(filesOf(page, output))]))
  const common = filesEverywhere([...needs.values()], output)
  const everywhere = await numbersOf(common, 'exact')
  const pages: Record<string, ListedPage> = {}
  // Pages with a form come next: what is written there has to be kept also when the network goes.
  for (const path of new Set([...first, ...formPages, ...needs.keys()])) {
    const title = output.pages.get(path)?.title
    if (title === undefined) throw new Error(`offline.json: there is no page ${path}`)
    const further = path === searchPath ? [...output.files].filter(isOfSearch) : []
    const own = withImports([...(needs.get(path) ?? []), ...further], output)
    const bytes = await output.bytes(fileOf(path))
    pages[path] = {
      title,
      hash: stampOf(path, bytes.toString()),
      size: await sizeOf(bytes, first.includes(path) ? 'exact' : 'quick'),
      needs: await numbersOf(
        [...own].filter(file => !common.has(file)),
        'quick',
      ),
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
  return { build: contentHash(JSON.stringify(content)), ...content }
}

/** Bytes on the wire. */
async function sizeOf(bytes: Buffer, how: Measure) {
  const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[how] } })
  return small.length
}
