/**
 * Reads and checks the files that depend on claims and texts, such as `data/pages/` and `menus.yaml`. Reports all faults at
 * once.
 */
import { basename } from 'node:path'
import type * as v from 'valibot'
import type { PagePath } from '#content/map/index.ts'
import type { Content, Markdown } from '#content/schema/content.ts'
import { addressForm, entry as entrySchema, type PageEntry } from '#content/schema/entry.ts'
import { type Menus, menusSchema } from '#content/schema/menus.ts'
import { outboundDomainsSchema } from '#content/schema/outbound-domains.ts'
import { setSchemaContext } from '#content/schema/schema-context.ts'
import { searchSchema } from '#content/schema/synonyms.ts'
import type { Post } from '#pages/article/schema.ts'
import type { CaseStudy } from '#pages/case-study/schema.ts'
import { type FileView, schemas } from '#pages/schemas.ts'
import { patchIcons } from '#pictures/patch.build.ts'
import { renderMarkdown } from './articles.build.ts'
import type { Basis } from './company.build.ts'
import { dateFaults } from './dates.build.ts'
import { anyOf, ContentError, type Fault, quoted } from './fault.build.ts'
import { collecting, pageFiles, pictureNames } from './files.build.ts'
import { doubleTexts, headTextFaults } from './head-texts.build.ts'
import { checked } from './issues.build.ts'
import { legalSections } from './legal.build.ts'
import { jobPaths, linkFaults, outboundDomains } from './links.build.ts'
import { addressOf, anchorsOf, articleEntry, type CheckedPage, founderFile, isArticle, siteMapOf, termsOf, viewOf } from './map.build.ts'
import { nearest } from './nearest.build.ts'
import { aliasesOf, chartFaults, doubleFaults, emptyFaults, type FoundPage, neededFaults, unlistedFaults } from './page-faults.build.ts'
import { type PhotoUse, photoUsesIn } from './photographs.build.ts'
import { picturesOf } from './pictures.build.ts'
import { priceFaults } from './prices.build.ts'
import { readSource, type Source } from './source.build.ts'
import type { Path } from './source-file.build.ts'

const views = Object.keys(schemas) as FileView[]

/** The folders of views whose pages are linked by the name of their file. */
const folders: Readonly<Record<string, string>> = { article: 'blog', caseStudy: 'case-studies' }

const pageFile = /\.(?:yaml|md)$/

function findPage(root: string, file: string, basis: Basis): FoundPage {
  if (!pageFile.test(file)) throw new ContentError([{ file, message: 'not a page', expected: 'a file with the ending .yaml or .md' }])
  const source = readSource(root, file, basis.placeholders)
  const address = addressOf(file, basis.founderPath)
  if (address !== '/' && !addressForm.test(address))
    throw new ContentError([{ file, message: 'its name is not a valid URL path', expected: 'small letters, digits and hyphens, not below /api' }])
  const view = viewOf(address, source)
  const folder = typeof view === 'string' ? folders[view] : undefined
  if (folder && !new RegExp(`^/${folder}/[^/]+$`).test(address))
    throw new ContentError([
      { file, line: 1, message: 'a folder below that of its kind, where no page is', expected: `data/pages/${folder}/${basename(file)}` },
    ])
  const known = views.find(name => name === view)
  if (!known) {
    const close = typeof view === 'string' && nearest(view, views)
    throw new ContentError([
      source.fault(['view'], 'no such view', { expected: anyOf(views), found: quoted(view), ...(close && { suggestion: quoted(close) }) }),
    ])
  }
  // Only that file is the page at the founder's path, to which the site links.
  if (known === 'founder' && file !== founderFile) throw new ContentError([source.fault(['view'], `only ${founderFile} can have it`, { found: quoted(view) })])
  return { address, view: known, source }
}

/** Returns the categories of articles, which the blog defines. */
const categoriesOf = (pages: readonly FoundPage[]): string[] =>
  pages.flatMap(({ view, source: { data } }) => (view === 'blog' && Array.isArray(data.categories) ? data.categories.map(String) : []))

const entryKeys = (view: FileView) => Object.keys(isArticle(view) ? articleEntry.entries : entrySchema.entries)

/** Splits a file into its entry for menus and cards, and its words. */
function parts({ source, view }: FoundPage, more: Record<string, unknown> = {}) {
  const forEntry = entryKeys(view)
  const { view: _, ...data } = source.data
  const [entries, words] = [true, false].map(wanted => Object.fromEntries(Object.entries(data).filter(([key]) => forEntry.includes(key) === wanted)))
  return { entries: { ...source, data: entries ?? {} }, words: { ...source, data: { ...words, ...more } } }
}

/** Splits the file of a legal page, whose sections are its Markdown. Faults of sections have the lines of the Markdown. */
function legalParts(page: FoundPage) {
  const { sections, lines } = legalSections(page.source)
  const { entries, words } = parts(page, { sections })
  const lineOf = (path: Path): number | undefined => lines.get(path.join()) ?? (path.length > 2 ? lineOf(path.slice(0, -1)) : undefined)
  const fault: Source['fault'] = (path, message, more) => {
    const line = lineOf(path)
    return { ...words.fault(path, message, more), ...(line !== undefined && { line, column: undefined }) }
  }
  return { entries, words: { ...words, fault } }
}

/** Checks a page against the schema of its view. Throws a `ContentError`. */
function checkPage(page: FoundPage): CheckedPage & { readonly view: FileView } {
  const { address, view, source } = page
  const { entries, words } = view === 'legal' ? legalParts(page) : parts(page)
  const entry = checked(entries, isArticle(view) ? articleEntry : entrySchema)
  const content = checked(words, schemas[view], entryKeys(view))
  const faults = [...(entry.faults ?? []), ...(content.faults ?? [])]
  if (!isArticle(view) && source.data.label === undefined)
    faults.push(source.fault(['label'], 'missing', { expected: 'what menus and the sitemap call the page' }))
  if (faults.length > 0 || entry.faults || content.faults) throw new ContentError(faults)
  return { address, view, source, entry: entry.value as PageEntry, words: content.value }
}

const newestFirst = (one: { readonly day: string }, other: { readonly day: string }) => (one.day < other.day ? 1 : -1)

/** Returns the last segment of a path: the name of an article and of its picture. */
const lastSegment = (address: string) => address.slice(address.lastIndexOf('/') + 1)

type Bodies = ReadonlyMap<string, Markdown>

/** Returns the articles, newest first, without their charts, which are in their texts. */
const postsOf = (pages: readonly CheckedPage[], texts: Bodies): Post[] =>
  pages
    .filter(({ view }) => view === 'article')
    .map(({ address, words }) => {
      const { charts: _, ...post } = words as v.InferOutput<typeof schemas.article>
      const slug = lastSegment(address)
      return { slug, ...post, readTime: texts.get(slug)?.readTime ?? 1 }
    })
    .toSorted((one, other) => newestFirst({ day: one.date }, { day: other.date }))

/** Returns the case studies, newest first, without their charts too. */
const studiesOf = (pages: readonly CheckedPage[]): CaseStudy[] =>
  pages
    .filter(({ view }) => view === 'caseStudy')
    .map(({ address, words }) => {
      const { charts: _, ...study } = words as Omit<CaseStudy, 'slug'> & { charts?: unknown }
      return { slug: lastSegment(address), ...study }
    })
    .toSorted((one, other) => newestFirst({ day: one.published }, { day: other.published }))

/** Returns the columns of the footer, each link with the label of its page. */
const footerOf = (columns: Menus['footer'], pages: readonly CheckedPage[]) => {
  const labels = new Map<string, string>(pages.map(({ address, entry }) => [address, entry.label ?? address]))
  const links = (paths: readonly PagePath[]) => paths.map(path => ({ path, label: labels.get(path) ?? path }))
  const { services, company, resources, bottom } = columns
  return { services: links(services), company: links(company), resources: links(resources), bottom: links(bottom) }
}

/** Reads a file with its own schema. If it has faults, adds them to `faults` and returns undefined. */
function checkedFile<Schema extends v.GenericSchema>(
  root: string,
  file: string,
  schema: Schema,
  { placeholders }: Basis,
  faults: Fault[],
): v.InferOutput<Schema> | undefined {
  const [value] = collecting([file], faults, () => {
    const { value: own, faults: found } = checked(readSource(root, file, placeholders), schema)
    if (found) throw new ContentError(found)
    return own
  })
  return value
}

/** Reads everything, and adds the photographs that pages name to `photos`. Throws a `ContentError` with all faults. */
export function readContent(root: string, basis: Basis, lists: readonly Source[], photos: PhotoUse[]): Content {
  const faults: Fault[] = []
  const files = pageFiles(root)
  const found = collecting(files, faults, file => findPage(root, file, basis))
  const jobs = jobPaths(lists)
  const names = [basis.placeholders.get('name') ?? '', basis.placeholders.get('founder') ?? ''].filter(Boolean)
  photos.push(...found.flatMap(({ source }) => photoUsesIn(source)))
  faults.push(
    ...neededFaults(files),
    ...doubleFaults(found, jobs),
    ...unlistedFaults(found),
    ...emptyFaults(found),
    ...found.flatMap(({ source, view }) => headTextFaults(source, view, names, basis.texts.machines.llms.caseStudy)),
    ...doubleTexts(found.map(({ source }) => source)),
    ...priceFaults(
      basis.claims.priceBands,
      found.map(({ source }) => source),
      new Set(basis.placeholders.values()),
      files,
      readSource(root, 'data/claims.yaml'),
    ),
    ...dateFaults([...found.map(({ source }) => source), ...lists]),
  )
  // A page with a faulty file still exists, so links to it are valid.
  const addresses = new Set([
    ...files.filter(file => pageFile.test(file)).map(file => addressOf(file, basis.founderPath)),
    ...found.flatMap(({ address, source }) => anchorsOf(address, source.data)),
  ])
  const { claims, texts: shared, beforeYouSign } = basis
  const aliases = new Map(found.flatMap(({ address, source }) => aliasesOf(source).map(alias => [alias, address] as const)))
  const context = {
    addresses,
    aliases,
    measures: new Map(),
    pictures: pictureNames(root),
    patchIcons,
    categories: categoriesOf(found),
    claims,
    language: basis.company.language,
    locale: basis.locale,
    texts: shared,
    beforeYouSign,
  }
  setSchemaContext(context)
  const [ofStudies, ofOthers] = [true, false].map(wanted => found.filter(({ view }) => (view === 'caseStudy') === wanted))
  const studies = collecting(ofStudies ?? [], faults, checkPage)
  // Other pages show the measures of the case studies.
  setSchemaContext({ ...context, measures: new Map(studiesOf(studies).map(({ slug, measures }) => [slug, measures])) })
  const others = collecting(ofOthers ?? [], faults, checkPage)
  const pages = [...others, ...studies]
  const texts = new Map(
    collecting(
      pages.filter(({ view }) => isArticle(view)),
      faults,
      page => [lastSegment(page.address), renderMarkdown(page, shared)] as const,
    ),
  )
  const outbound = checkedFile(root, 'data/outbound-domains.yaml', outboundDomainsSchema, basis, faults)
  faults.push(
    ...linkFaults(root, found, lists, {
      addresses: new Set([...addresses, ...jobs]),
      aliases,
      domain: new URL(basis.company.siteUrl).hostname.replace(/^www\./, ''),
      isOutbound: outbound ? outboundDomains(basis.company, outbound.domains) : () => true,
    }),
    ...chartFaults(pages),
  )
  const menus = checkedFile(root, 'data/menus.yaml', menusSchema, basis, faults)
  const search = checkedFile(root, 'data/search.yaml', searchSchema, basis, faults)
  if (faults.length > 0 || !menus || !search || !outbound) throw new ContentError(faults)
  return {
    menus: { ...menus.header, founderLabel: pages.find(({ view }) => view === 'founder')?.entry.label ?? '' },
    footer: footerOf(menus.footer, pages),
    map: siteMapOf(pages.filter(({ view }) => !isArticle(view) && view !== 'founder')),
    pages: Object.fromEntries(pages.map(({ address, view, words }) => [address, { view, words, ...(isArticle(view) && texts.get(lastSegment(address))) }])),
    posts: postsOf(pages, texts),
    studies: studiesOf(studies),
    redirects: pages.flatMap(({ address, entry }) => (entry.aliases ?? []).map(alias => [alias, address as PagePath] as const)),
    pictures: pages.flatMap(picturesOf),
    'outbound-domains': outbound.domains,
    synonyms: search.synonyms,
    terms: termsOf(others, beforeYouSign.title),
  }
}
