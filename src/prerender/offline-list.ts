import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { lists } from '#api/contract.ts'
import {
  hashLength,
  type ListedFile,
  type ListedPage,
  notFoundPath,
  type OfflineList,
  offlinePath,
} from '#saved-site/list.ts'
import { redirects } from '#site-map/redirects.ts'
import { ownPages } from './crawl/head-gate.ts'
import type { Output } from './crawl/output.ts'
import { readScript, readStyle } from './crawl/read-file.ts'
import type { ReadPage } from './crawl/read-page.ts'

const compress = promisify(brotliCompress)

/** Names content as the worker will name it again when it has arrived. */
export const contentHash = (bytes: Buffer | string) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, hashLength)

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Files that a page loads: scripts, style, font, images. Not what only crawlers and feed readers ask for. */
const loads = new Set(['script[src]', 'link[href]', 'img[src]', 'img[srcset]', 'source[srcset]', 'image[href]'])

function filesOf(page: ReadPage, output: Output): string[] {
  return page.references
    .filter(({ kind, target }) => loads.has(kind) && target.startsWith('/'))
    .map(({ target }) => target.slice(1))
    .filter(path => output.files.has(path) && !/^(icons|social)\/|\.(xml|json|webmanifest)$/.test(path))
}

/** Scripts that scripts import, later imports included, but not the modules of other pages, which the route table imports. */
function withImports(from: Iterable<string>, output: Output, ofPages: ReadonlySet<string>): Set<string> {
  const found = new Set(from)
  for (const path of found)
    for (const { target, kind } of readScript(output.text(path), path))
      if (kind === 'import' || !ofPages.has(target.slice(1))) found.add(target.slice(1))
  return found
}

/** Collects what every page of a finished output needs to be read without a network. */
export async function offlineList(output: Output): Promise<OfflineList> {
  const numbers = new Map<string, number>()
  const files: ListedFile[] = []
  const numberOf = async (path: string) => {
    const known = numbers.get(path)
    if (known !== undefined) return known
    numbers.set(path, numbers.size)
    const bytes = await output.bytes(path)
    files.push({ path: `/${path}`, hash: contentHash(bytes), size: await sizeOf(bytes) })
    return numbers.size - 1
  }
  const pages = ownPages(output)
  const needs = new Map(pages.map(([path, page]) => [path, new Set(filesOf(page, output))]))
  const shared = [...(needs.get(pages[0]?.[0] ?? '/') ?? [])].filter(file =>
    pages.every(([path]) => needs.get(path)?.has(file)),
  )
  const ofPages = new Set([...needs.values()].flatMap(own => [...own].filter(file => !shared.includes(file))))
  const styles = shared.filter(path => path.endsWith('.css')).flatMap(path => readStyle(output.text(path), path))
  const everywhere = [
    ...withImports(
      [...shared].filter(path => path.endsWith('.js')),
      output,
      ofPages,
    ),
  ]
    .concat(
      shared,
      styles.map(({ target }) => target.slice(1)),
    )
    .filter(path => output.files.has(path))
  const common = new Set(everywhere)
  const everywhereNumbers: number[] = []
  for (const path of common) everywhereNumbers.push(await numberOf(path))

  const listed: Record<string, ListedPage> = {}
  const order = [...new Set(['/', offlinePath, notFoundPath, ...pages.map(([path]) => path)])]
  for (const path of order) {
    const page = output.pages.get(path)
    if (!page) throw new Error(`offline.json: there is no page ${path}`)
    const own = withImports(
      [...(needs.get(path) ?? [])].filter(file => !common.has(file)),
      output,
      ofPages,
    )
    const bytes = await output.bytes(fileOf(path))
    const numbersOfPage: number[] = []
    for (const file of own) if (!common.has(file)) numbersOfPage.push(await numberOf(file))
    listed[path] = { title: page.title, hash: contentHash(bytes), size: await sizeOf(bytes), needs: numbersOfPage }
  }
  const content = {
    files,
    everywhere: everywhereNumbers,
    first: ['/', offlinePath, notFoundPath],
    lists: Object.keys(lists).map(name => `/api/${name}`),
    aliases: Object.fromEntries(redirects),
    pages: listed,
  }
  return { build: contentHash(JSON.stringify(content)), ...content }
}

/** Bytes on the wire; a fast setting, because the size is told to people, not checked. */
const sizeOf = async (bytes: Buffer) =>
  (await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).length
