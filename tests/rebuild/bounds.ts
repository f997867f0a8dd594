/** Content at the lower bounds of its schemas: a site with one page of each view, with the least that the view shows. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import YAML from 'yaml'
import { readBasis } from '#content/read/company.build.ts'
import { filesIn } from '#content/read/files.build.ts'
import { addressOf, viewOf } from '#content/read/map.build.ts'
import { readSource, type Source } from '#content/read/source.build.ts'
import { entry } from '#content/schema/entry.ts'
import { type FileView, schemas } from '#pages/schemas.ts'

/** The parts of a schema that are traversed here. */
interface Schema {
  readonly type: string
  readonly requirement?: number
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly pipe?: readonly Schema[]
}

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the fewest entries that a list may have. A pipe may begin with another pipe. */
const fewest = ({ pipe = [] }: Schema): number =>
  pipe.find(({ type }) => type === 'min_length')?.requirement ?? (pipe[0]?.pipe ? fewest(pipe[0]) : 0)

/** Returns the least of a value that its schema allows. Tables stay whole. */
function least(schema: Schema, value: unknown): unknown {
  if (schema.wrapped) return least(schema.wrapped, value)
  const { type, entries, item } = schema.pipe?.[0] ?? schema
  if (Array.isArray(value) && type === 'array' && item)
    return value.slice(0, fewest(schema)).map(one => least(item, one))
  return isValues(value) && entries ? leastOf(entries, value) : value
}

/** Leaves out optional values. Keeps those that refer to other files. */
const leastOf = (entries: Readonly<Record<string, Schema>>, values: Values): Values =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, schema]) => {
      const value = values[key]
      if (schema.type === 'exact_optional' || value === undefined) return []
      return [[key, ['study', 'lang', 'serviceType', 'chapters'].includes(key) ? value : least(schema, value)]]
    }),
  )

interface PageFile {
  readonly file: string
  readonly address: string
  readonly view: FileView
  readonly source: Source
}

/** Search engines allow less for the first four than their schema. Articles refer to the categories. */
const unchanged = ['title', 'description', 'excerpt', 'summary', 'categories'] as const

function writeLeast(folder: string, { file, source: { data, markdown }, view }: PageFile) {
  const own = schemas[view] as unknown as { readonly entries: Record<string, Schema> }
  const { entries } = own
  const head = Object.entries(data).filter(([key]) => key === 'view' || (!(key in entries) && key in entry.entries))
  const { patch, anchors: _, ...plain } = Object.fromEntries(head)
  const asArticle = view === 'article' || view === 'caseStudy'
  const text = YAML.stringify(
    {
      ...plain,
      ...(asArticle && data.patch ? { patch: data.patch ?? patch } : {}),
      ...leastOf(entries, data),
      ...Object.fromEntries(unchanged.flatMap(key => (data[key] === undefined ? [] : [[key, data[key]]]))),
    },
    { lineWidth: 0, aliasDuplicateObjects: false },
  )
  writeFileSync(join(folder, file), file.endsWith('.md') ? `---\n${text}---\n${leastText(markdown)}` : text)
}

/** Returns one section of a legal text, or the paragraph of an article before its first heading. */
function leastText(markdown: string): string {
  const [first = '', second = ''] = markdown.trim().split(/\n(?=## )/)
  const section = first.startsWith('## ') ? first : second
  const parts = first.startsWith('## ') ? section.split('\n\n').slice(0, 2) : first.split('\n\n').slice(0, 1)
  return `\n${parts.join('\n\n')}\n`
}

function readPages(): PageFile[] {
  const { placeholders, founderPath, faults } = readBasis('.')
  return filesIn('.', 'data/pages').map(file => {
    const source = readSource('.', file, { values: placeholders, faults })
    const address = addressOf(file, founderPath)
    return { file, address, source, view: viewOf(address, source) as FileView }
  })
}

/** Whether a page represents its view. Other pages refer to these pages, so they are in a small site too. */
const isPreferred = ({ address }: PageFile) => /\/(clothing-returns|crm-erp|salesforce)$/.test(address)

/** One page of each view. */
function onePerView(pages: readonly PageFile[]): readonly PageFile[] {
  const views = [...new Set(pages.map(({ view }) => view))]
  return views.flatMap(view => {
    const own = pages.filter(page => page.view === view)
    return own.find(isPreferred) ?? own.slice(0, 1)
  })
}

/** Replaces links to removed pages by links to an existing page. */
function relinked(text: string, gone: readonly string[], there: (address: string) => string): string {
  return gone
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (rest, address) =>
        rest.replaceAll(new RegExp(`(?<![\\w/-])${address}(?![\\w/-])(?:#[\\w-]+)?`, 'g'), there(address)),
      text,
    )
}

/** Reduces the site of a copy to one page of each view, with the least that the view shows. Returns their addresses. */
export function makeLeast(folder: string): readonly string[] {
  const pages = readPages()
  const kept = onePerView(pages)
  const gone = pages.filter(page => !kept.includes(page))
  const there = (address: string) => {
    const folder = address.slice(0, address.indexOf('/', 1) + 1)
    return kept.find(page => folder !== '' && page.address.startsWith(folder))?.address ?? '/contact'
  }
  for (const { file } of gone) rmSync(join(folder, file))
  for (const page of kept) writeLeast(folder, page)
  const addresses = gone.map(({ address }) => address)
  const anchored = /(\/[a-z-]+)+#[a-z-]+/g
  for (const file of [
    ...kept.map(page => page.file),
    'data/menus.yaml',
    'data/brands.json',
    'data/contact-methods.json',
  ]) {
    const text = readFileSync(join(folder, file), 'utf8')
    const links = relinked(text, addresses, there).replace(anchored, link =>
      file.endsWith('.json') ? link : (link.split('#')[0] ?? ''),
    )
    writeFileSync(
      join(folder, file),
      links.replace(/(?<=study: )[\w-]+/g, 'clothing-returns').replace(/(?<=\bmeasure: )\d/g, '1'),
    )
  }
  const menus = YAML.parse(readFileSync(join(folder, 'data/menus.yaml'), 'utf8'))
  const { header, footer } = withoutDoubles(menus) as Record<'header' | 'footer', { solutions: { items: string[] }[] }>
  const seen = new Set<string>()
  for (const category of header.solutions) category.items = category.items.filter(to => !seen.has(to) && seen.add(to))
  writeFileSync(join(folder, 'data/menus.yaml'), YAML.stringify({ header, footer }))
  // The shortest pages name no prices, and what buyers ask before a contract and the brands no ranges.
  const claims = YAML.parseDocument(readFileSync(join(folder, 'data/claims.yaml'), 'utf8'))
  claims.delete('priceBands')
  writeFileSync(join(folder, 'data/claims.yaml'), String(claims))
  for (const file of ['data/before-you-sign.yaml', 'data/brands.json'].map(name => join(folder, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\{\{claims\.priceBands\.[^}]*\}\}/g, 'a price'))
  return kept.map(({ address }) => address)
}

/** Removes duplicate links from lists. */
function withoutDoubles(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every(entry => typeof entry === 'string') ? [...new Set(value)] : value.map(withoutDoubles)
  if (isValues(value)) return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, withoutDoubles(own)]))
  return value
}
