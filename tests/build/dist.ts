import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseDocument } from 'htmlparser2'
import { filesBelow } from '#build/emit/files.ts'
import { redirects } from '#content/map/redirects.ts'
import { type Element, textOf, walk } from '../elements.ts'

export const folder = 'dist'

export const read = (path: string) => readFileSync(join(folder, path))

const sizes = new Map<string, number>()

/** All files of the output. */
export const files = filesBelow(folder)

const compressed = new Set(files.filter(path => path.endsWith('.br')))

/** A text as it is shown: with single spaces. */
export const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the size of a file in bytes, compressed with brotli: by the build, or here. */
export function brotli(path: string): number {
  const size =
    sizes.get(path) ?? (compressed.has(`${path}.br`) ? read(`${path}.br`) : brotliCompressSync(read(path))).length
  sizes.set(path, size)
  return size
}

const stubs = new Set<string>(redirects.map(([from]) => `${from.slice(1)}.html`))

/** Returns a page of the output, with the parts that tests use. */
export function pageOf(file: string) {
  const html = read(file).toString()
  const elements = [...walk(parseDocument(html).children)]
  const all = (name: string) => elements.filter(element => element.name === name)
  const meta = (name: string) =>
    all('meta').find(({ attribs }) => attribs.name === name || attribs.property === name)?.attribs.content
  return {
    file,
    path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    html,
    view: /"view":"(\w+)"/.exec(html)?.[1] ?? '',
    elements,
    all,
    meta,
    title: all('title').map(textOf).join(''),
    canonical: all('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
    /** The modules that the inline script loads after the first paint, the entry first. */
    modules: all('script').flatMap(({ attribs }) => attribs['data-modules']?.split(' ') ?? []),
    scripts: all('script'),
    text: textOf,
    /** Returns all descendants of an element. */
    below: (element: Element) => [...walk(element.children)],
  }
}

/** All pages of the app, without the stubs of aliases. */
export const pages = files.filter(file => file.endsWith('.html') && !stubs.has(file)).map(pageOf)
