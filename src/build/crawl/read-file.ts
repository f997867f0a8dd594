import { posix } from 'node:path'
import { Parser } from 'htmlparser2'
import { textsOf } from '#content/read/source-file.build.ts'
import type { Reference } from './read-page.ts'
import { readPage } from './read-page.ts'

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

const manifestKeys = new Set(['start_url', 'scope', 'src', 'url'])

/** Returns the URLs in a web manifest. */
export const readManifest = (json: string): Reference[] =>
  addressesIn(JSON.parse(json))
    .filter(([key]) => manifestKeys.has(key))
    .map(([key, text]) => file(text, key))

/** Returns the URLs in structured data. `@id` is a name, not a URL, and `{...}` is a placeholder for a visitor's input. */
export const readGraph = (graph: unknown): Reference[] =>
  addressesIn(graph)
    .filter(([key, text]) => /^https?:\/\//.test(text) && !['@id', '@context'].includes(key))
    .map(([key, text]) => ({ ...file(text.replace(/\?.*\{.*$/, ''), `JSON-LD ${key}`), region: 'head' as const }))

/** Returns the URLs in a JSON feed, including the HTML of its entries. */
export const readJsonFeed = (json: string): Reference[] =>
  addressesIn(JSON.parse(json)).flatMap(([key, text]) => {
    if (key === 'content_html') return readPage(text).references
    return /^https?:\/\//.test(text) ? [file(text, key)] : []
  })

const xmlAddresses = new Set(['loc', 'link', 'guid', 'url', 'comments', 'docs'])

/** Returns the URLs in a sitemap or an RSS feed, including the HTML of its entries. */
export function readXml(xml: string): Reference[] {
  const references: Reference[] = []
  let text = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        text = ''
        for (const key of ['href', 'url'])
          if (attributes[key]) references.push(file(attributes[key], `${name}[${key}]`))
      },
      ontext(part) {
        text += part
      },
      onclosetag(name) {
        if (xmlAddresses.has(name) && text.trim()) references.push(file(text.trim(), name))
        if (name === 'content:encoded') references.push(...readPage(text).references)
        text = ''
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
  return references
}
