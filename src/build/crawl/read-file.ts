import { posix } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { textsOf } from '#content/read/source-file.build.ts'
import { isTag, type Reference, readPage } from './read-page.ts'

const { findAll, textContent } = DomUtils

const file = (target: string, kind: string): Reference => ({ target, kind, text: '', region: 'file' })

/** Returns the URLs in a style sheet, as absolute paths on the site. Omits local fragments. */
export const readStyle = (css: string, path: string): Reference[] =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)|@import\s+["']([^"']+)["']/g)]
    .map(match => match[2] ?? match[3] ?? '')
    .filter(target => target !== '' && !target.startsWith('#'))
    .map(target => file(/^([a-z]+:|\/)/i.test(target) ? target : posix.join('/', posix.dirname(path), target), 'url()'))

/** Returns the modules that a script imports: statically (kind `import`) or dynamically (kind `import()`). */
export const readScript = (code: string, path: string): Reference[] =>
  [...code.matchAll(/\b(?:from|import)\s*(\()?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)].map(match =>
    file(posix.join('/', posix.dirname(path), match[2] ?? ''), match[1] ? 'import()' : 'import'),
  )

/** Returns every text in a JSON value, with the property that contains it. */
const addressesIn = (value: unknown): (readonly [key: string, text: string])[] =>
  textsOf(value).map(([path, text]) => [String(path.findLast(key => typeof key === 'string') ?? ''), text])

const urlKeys = new Set(['start_url', 'scope', 'src', 'url'])

/**
 * Returns the URLs in structured data, a JSON feed with the HTML of its entries, or a web manifest. `@id` is a name, not a
 * URL, and `{...}` is a placeholder for a visitor's input.
 */
export const readJson = (value: unknown): Reference[] =>
  addressesIn(value).flatMap(([key, text]) => {
    if (key === 'content_html') return readPage(text).references
    if (key === '@id' || key === '@context' || !(urlKeys.has(key) || /^https?:\/\//.test(text))) return []
    return [file(text.replace(/\?.*\{.*$/, ''), key)]
  })

const xmlAddresses = new Set(['loc', 'link', 'guid', 'url', 'comments', 'docs'])

/** Returns the URLs in a sitemap or an RSS feed, including the HTML of its entries. */
export const readXml = (xml: string): Reference[] =>
  findAll(() => true, parseDocument(xml, { xmlMode: true }).children).flatMap(element => {
    const { name, attribs } = element
    const text = textContent(element).trim()
    return [
      ...[attribs.href, attribs.url].flatMap(target => (target ? [file(target, name)] : [])),
      ...(xmlAddresses.has(name) && text && !element.children.some(isTag) ? [file(text, name)] : []),
      ...(name === 'content:encoded' ? readPage(text).references : []),
    ]
  })
