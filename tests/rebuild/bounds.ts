/** Content at the bounds of its schemas: pages with the least and the most that their views may show. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import YAML from 'yaml'
import { readBasis } from '#build/content/company.ts'
import { pageFiles } from '#build/content/files.ts'
import { addressOf, viewOf } from '#build/content/map.ts'
import { readSource, type Source } from '#build/content/source.ts'
import { entry } from '#site/pages/entry.ts'
import { type FileView, schemas } from '#site/pages/schemas.ts'

/** The parts of a schema that are traversed here. */
interface Schema {
  readonly type: string
  readonly message?: unknown
  readonly requirement?: number
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly pipe?: readonly Schema[]
  readonly kind: string
}

type Values = Readonly<Record<string, unknown>>

/** Options for the content of a page. */
interface Making {
  /** The size, from 0, the least, to 1, the most. */
  readonly size: number
  /** Addresses that extend a list of links. */
  readonly addresses: readonly string[]
  /** Pages of the view, which have sections that this page omits. */
  readonly donors: readonly Values[]
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the bound that an action of a schema sets. A pipe may begin with another pipe. */
const bound = ({ pipe = [] }: Schema, type: string): number | undefined =>
  pipe.find(action => action.type === type)?.requirement ?? (pipe[0]?.pipe && bound(pipe[0], type))

const words = 'and whatever else belongs to it, said in as many ordinary words as there is room for'.split(' ')

/** Extends a text to its maximum length. */
function longest(text: string, most: number): string {
  let long = text
  for (let at = 0; `${long} ${words[at % words.length]}`.length <= most; at++) long += ` ${words[at % words.length]}`
  return long
}

/** Copies an entry with another name or another address. */
function another(schema: Schema, value: unknown, at: number, taken: readonly unknown[], making: Making): unknown {
  if (schema.type === 'custom' || (typeof value === 'string' && value.startsWith('/'))) {
    const [folder = ''] = /^\/(?:services|industries)\//.exec(String(value)) ?? []
    return making.addresses.find(address => !taken.includes(address) && address.startsWith(folder))
  }
  if (typeof value === 'string') return `${at + 1}. ${value}`
  if (typeof value === 'number') return at + 1
  if (!isValues(value)) return value
  const entries = schema.entries ?? schema.pipe?.[0]?.entries ?? {}
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => {
      if (key === 'id' && typeof own === 'string') return [key, `${own}-${at + 1}`]
      if (!/^(title|name|question|label|quote|author|link|to|rank|id)$/.test(key)) return [key, own]
      const others = taken.flatMap(other => (isValues(other) ? [other[key]] : []))
      const part = entries[key]
      return [key, part ? another(part, own, at, others, making) : own]
    }),
  )
}

function sizedList(schema: Schema, values: readonly unknown[], making: Making): unknown[] {
  const item = (schema.item ?? schema.pipe?.[0]?.item) as Schema
  const [least = 0, most = values.length] = [bound(schema, 'min_length'), bound(schema, 'max_length')]
  const count = Math.round(least + (most - least) * making.size)
  const entries = values.slice(0, count)
  while (entries.length < count && values.length > 0) {
    const made = another(item, values[entries.length % values.length], entries.length, entries, making)
    // No addresses are left.
    if (made === undefined || (isValues(made) && Object.values(made).includes(undefined))) break
    entries.push(made)
  }
  return entries.map(value => sized(item, value, making))
}

/** Sizes the columns and the rows of a table. */
function sizedTable(forms: readonly Schema[], table: Values, making: Making): Values {
  const entries = forms[0]?.pipe?.[0]?.entries
  const rows = entries?.rows
  const columns = entries?.columns
  if (!rows || !columns || !Array.isArray(table.rows) || !Array.isArray(table.columns)) return table
  const across = sizedList(columns, table.columns, making)
  const made = sizedList(
    {
      ...rows,
      pipe: [{ ...(rows.pipe?.[0] as Schema), item: { kind: 'schema', type: 'any' } }, ...(rows.pipe?.slice(1) ?? [])],
    },
    table.rows,
    making,
  )
  return {
    ...table,
    ...('total' in table && { total: 'Row 1' }),
    columns: across,
    rows: made.map((row, at) =>
      across.map((_, column) =>
        column === 0 ? `Row ${at + 1}` : ((row as unknown[])[column] ?? `Cell ${column + 1}`),
      ),
    ),
  }
}

/** Sizes a value between the least and the most that its schema allows. */
function sized(schema: Schema, value: unknown, making: Making): unknown {
  if (value === undefined) return value
  if (schema.wrapped) return sized(schema.wrapped, value, making)
  const inner = schema.pipe?.[0] ?? schema
  if (inner.type === 'lazy' || 'forms' in inner) {
    const { forms } = inner as unknown as { forms: readonly Schema[] }
    return isValues(value) && 'rows' in value ? sizedTable(forms, value, making) : value
  }
  if (Array.isArray(value) && inner.type === 'array') return sizedList(schema, value, making)
  if (isValues(value) && inner.entries) return sizedObject(inner.entries, value, making)
  const most = bound(schema, 'max_length')
  if (typeof value === 'string' && inner.type === 'string' && most !== undefined && making.size === 1)
    return longest(value, most)
  return value
}

/** Fields that are not copied from other pages, because their values belong to one page or name a photograph. */
const left = /^(photo|updated|index|section|parent|order|aliases|tags|accent|scene|anchors)$/

function sizedObject(entries: Readonly<Record<string, Schema>>, value: Values, making: Making): Values {
  const parts = Object.entries(entries).flatMap(([key, schema]) => {
    const isOptional = schema.type === 'exact_optional'
    if (isOptional && making.size === 0) return []
    const lent = making.donors.map(donor => donor[key]).find(part => part !== undefined)
    const own = value[key] ?? (left.test(key) ? undefined : lent)
    if (own === undefined) return []
    // Keeps values that menus link to, and references to other files.
    if (key === 'study' || key === 'lang' || key === 'serviceType' || (key === 'chapters' && making.size < 1))
      return [[key, own] as const]
    const below = { ...making, donors: making.donors.flatMap(donor => (isValues(donor[key]) ? [donor[key]] : [])) }
    return [[key, sized(schema, own, below)] as const]
  })
  return Object.fromEntries(parts)
}

interface PageFile {
  readonly file: string
  readonly address: string
  readonly view: FileView
  readonly source: Source
}

/** Search engines allow less for the first four than their schema. Articles refer to the categories. */
const unchanged = ['title', 'description', 'excerpt', 'summary', 'categories'] as const

function writePage(folder: string, { file, source, view }: PageFile, making: Making) {
  const isMarkdown = source.markdown !== undefined
  const asArticle = view === 'article' || view === 'caseStudy'
  const own = schemas[view] as unknown as { readonly entries: Record<string, Schema> }
  const entries = { ...own.entries }
  if (view === 'legal') delete entries.sections
  const head = Object.fromEntries(
    Object.entries(source.data).filter(([key]) => key === 'view' || (!(key in entries) && key in entry.entries)),
  )
  const kept = Object.fromEntries(
    unchanged.flatMap(key => (source.data[key] === undefined ? [] : [[key, source.data[key]]])),
  )
  // The smallest pages omit their scene and anchors; articles and case studies keep their scene.
  const { scene: _, anchors: __, ...plain } = head
  const data = {
    ...(making.size === 0 ? plain : head),
    ...(asArticle && source.data.scene ? { scene: source.data.scene } : {}),
    ...sizedObject(entries, source.data, making),
    ...kept,
  }
  const text = YAML.stringify(data, { lineWidth: 0, aliasDuplicateObjects: false })
  writeFileSync(
    join(folder, file),
    isMarkdown ? `---\n${text}---\n${sizedMarkdown(source.markdown ?? '', making.size)}` : text,
  )
}

/** Removes tables, code blocks and pictures, whose names must be unique in a page. */
const textOf = (markdown: string) => markdown.replace(/^```[\s\S]*?^```$/gm, '').replaceAll(/^(?:!\[|\|).*$/gm, '')

/** Returns one paragraph for size 0, every section twice for size 1. */
function sizedMarkdown(markdown: string, size: number): string {
  const parts = markdown.trim().split(/\n(?=## )/)
  if (size === 0) {
    const [first = '', second = ''] = parts
    const section = first.startsWith('## ') ? first : second
    // A legal text keeps a section, an article the paragraph before its first heading.
    const least = first.startsWith('## ')
      ? section.split('\n\n').slice(0, 2).join('\n\n')
      : (first.split('\n\n')[0] ?? '')
    return `\n${least}\n`
  }
  if (size < 1) return markdown
  const more = parts
    .filter(part => part.startsWith('## '))
    .map(part => part.replace(/^## (.*?)(?: \{#.*\})?$/m, '## $1, once more'))
  return `\n${[...parts, ...more.map(textOf)].slice(0, 40).join('\n')}\n`
}

function readPages(): PageFile[] {
  const { placeholders, founderPath } = readBasis('.')
  return pageFiles('.').map(file => {
    const source = readSource('.', file, placeholders)
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
  for (const page of kept) writePage(folder, page, { size: 0, addresses: [], donors: [] })
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
  writeFileSync(join(folder, 'data/menus.yaml'), YAML.stringify(withoutDoubles(menus)))
  return kept.map(({ address }) => address)
}

/** Removes duplicate links from lists. */
function withoutDoubles(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every(entry => typeof entry === 'string') ? [...new Set(value)] : value.map(withoutDoubles)
  if (isValues(value)) return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, withoutDoubles(own)]))
  return value
}

/**
 * Gives one page of each view in a copy the most that the view shows, and the other pages of the view sizes in between.
 * Returns the addresses.
 */
export function makeMost(folder: string): readonly string[] {
  const pages = readPages()
  const most = onePerView(pages)
  const addresses = pages.map(({ address }) => address).filter(address => /^\/(services|industries)\//.test(address))
  for (const page of pages) {
    const ofView = pages.filter(other => other.view === page.view)
    const size = most.includes(page) ? 1 : (ofView.indexOf(page) + 1) / (ofView.length + 1)
    if (size < 1 && (page.view === 'article' || page.view === 'caseStudy' || page.view === 'legal')) continue
    writePage(folder, page, { size, addresses, donors: ofView.map(({ source }) => source.data) })
  }
  return pages
    .filter(page => most.includes(page) || !/^\/(blog|case-studies)\//.test(page.address))
    .map(({ address }) => address)
}
