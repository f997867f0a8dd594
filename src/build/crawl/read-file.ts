import { DomUtils, parseDocument } from 'htmlparser2'
import { textsOf } from '#content/read/source-file.build.ts'
import { type Reference, readPage } from './read-page.ts'

const file = (target: string, kind: string): Reference => ({ target, kind, text: '', region: 'data' })

/** Returns the URLs in a style sheet, without local fragments. */
const readStyle = (css: string): Reference[] =>
  [...css.matchAll(/url\(\s*(["']?)([^#].*?)\1\s*\)|@import\s+["']([^"']+)["']/g)].map(match =>
    file(match[2] ?? match[3] ?? '', 'url()'),
  )

/** Returns the modules that a script imports: statically (kind `import`) or dynamically (kind `import()`). */
export const readScript = (code: string): Reference[] =>
  [...code.matchAll(/\b(?:from|import)\s*(\()?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)].map(match =>
    file(match[2] ?? '', match[1] ? 'import()' : 'import'),
  )

const urlKeys = new Set(['start_url', 'scope', 'src', 'url'])

/**
 * Returns the URLs in structured data, a JSON feed with the HTML of its entries, or a web manifest. `@id` is a name, not a
 * URL, and `{...}` is a placeholder for a visitor's input.
 */
export const readJson = (value: unknown): Reference[] =>
  textsOf(value).flatMap(([path, text]) => {
    const key = String(path.findLast(each => typeof each === 'string'))
    if (key === 'content_html') return readPage(text).references
    if (key === '@id' || key === '@context' || !(urlKeys.has(key) || /^https?:/.test(text))) return []
    return [file(text.replace(/\?.*\{.*$/, ''), key)]
  })

/** Returns the URLs in a sitemap or an RSS feed, including the HTML of its entries. */
const readXml = (xml: string): Reference[] =>
  DomUtils.findAll(() => true, parseDocument(xml, { xmlMode: true }).children).flatMap(
    ({ name, attribs, children }) => {
      const texts = children.flatMap(child => ('data' in child ? child.data : []))
      if (name === 'content:encoded') return readPage(texts.join('')).references
      return [attribs.href ?? '', ...texts].filter(text => /^https?:/.test(text)).map(text => file(text, name))
    },
  )

/** Returns the references in a file that is not a page. `read` returns its text. */
export function readFile(path: string, read: (path: string) => string): Reference[] {
  if (path.endsWith('.css')) return readStyle(read(path))
  if (path.endsWith('.js')) return readScript(read(path))
  if (path.endsWith('.xml')) return readXml(read(path))
  return /\.webmanifest$|feed\.json$/.test(path) ? readJson(JSON.parse(read(path))) : []
}
