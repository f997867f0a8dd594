import { posix } from 'node:path'
import { Parser } from 'htmlparser2'
import { textsOf } from '#build/content/source-file.ts'
import type { Reference } from './read-page.ts'
import { readPage } from './read-page.ts'

const file = (target: string, kind: string): Reference => ({ target, kind, text: '', region: 'file' })

/** Addresses in a style sheet, made absolute on the site; nothing for data addresses and local fragments. */
export const readStyle = (css: string, path: string): Reference[] =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)|@import\s+["']([^"']+)["']/g)]
    .map(match => match[2] ?? match[3] ?? '')
    .filter(target => target !== '' && !target.startsWith('#'))
    .map(target => file(/^([a-z]+:|\/)/i.test(target) ? target : posix.join('/', posix.dirname(path), target), 'url()'))

/** Modules that a script imports: at once (kind `import`) or later (kind `import()`). */
export const readScript = (code: string, path: string): Reference[] =>
  [...code.matchAll(/\b(?:from|import)\s*(\()?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)].map(match =>
    file(posix.join('/', posix.dirname(path), match[2] ?? ''), match[1] ? 'import()' : 'import'),
  )

/** Every text in a JSON value that is an address, with the property that holds it. */
const addressesIn = (value: unknown): (readonly [key: string, text: string])[] =>
  textsOf(value).map(([path, text]) => [String(path.findLast(key => typeof key === 'string') ?? ''), text])

const manifestKeys = new Set(['start_url', 'scope', 'src', 'url'])

/** Addresses in a web manifest. */
export const readManifest = (json: string): Reference[] =>
  addressesIn(JSON.parse(json))
    .filter(([key]) => manifestKeys.has(key))
    .map(([key, text]) => file(text, key))

/** Addresses in structured data; `@id` is a name, not a place, and `{...}` is a placeholder for a visitor's input. */
export const readGraph = (graph: unknown): Reference[] =>
  addressesIn(graph)
    .filter(([key, text]) => /^https?:\/\//.test(text) && !['@id', '@context'].includes(key))
    .map(([key, text]) => ({ ...file(text.replace(/\?.*\{.*$/, ''), `JSON-LD ${key}`), region: 'head' as const }))

/** Addresses in a JSON feed, the HTML of its entries included. */
export const readJsonFeed = (json: string): Reference[] =>
  addressesIn(JSON.parse(json)).flatMap(([key, text]) => {
    if (key === 'content_html') return readPage(text).references
    return /^https?:\/\//.test(text) ? [file(text, key)] : []
  })

const xmlAddresses = new Set(['loc', 'link', 'guid', 'url', 'comments', 'docs'])

/** Addresses in a sitemap or an RSS feed, the HTML of its entries included. */
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
