/** Reads and checks the files that depend on claims and texts, such as `data/pages/` and `menus.yaml`. */
import { basename } from 'node:path'
import type * as v from 'valibot'
import type { PagePath } from '#content/map/index.ts'
import type { Content, Markdown } from '#content/schema/content.ts'
import { addressForm, entry as entrySchema, type PageEntry } from '#content/schema/entry.ts'
import { setSchemaContext } from '#content/schema/schema-context.ts'
import { type Menus, menusSchema, outboundDomainsSchema, searchSchema } from '#content/schema/site-files.ts'
import { type FileView, type FileWords, schemas } from '#pages/schemas.ts'
import { patchIcons } from '#pictures/patch.build.ts'
import type { Basis } from './company.build.ts'
import { anyOf, ContentError, type Fault, quoted, suggestionOf } from './fault.build.ts'
import { collecting, filesIn, pictureNames } from './files.build.ts'
import { doubleTexts, headTextFaults } from './head-texts.build.ts'
import { checked } from './issues.build.ts'
import { jobPaths, linkFaults } from './links.build.ts'
import {
  addressOf,
  anchorsOf,
  articleEntry,
  type CheckedPage,
  type FoundPage,
  hasMarkdown,
  isArticle,
  picturesOf,
  siteMapOf,
  termsOf,
  viewOf,
} from './map.build.ts'
import { renderMarkdown } from './markdown.build.ts'
import { aliasesOf, chartFaults, doubleFaults, mapFaults, needed, neededFaults, parentFaults, priceFaults, textFaults } from './page-faults.build.ts'
import { type Filling, readSource, type Source } from './source.build.ts'

const views = Object.keys(schemas) as FileView[]

/** The folders of views whose pages are linked by the name of their file. */
const folders: Readonly<Record<string, string>> = { article: 'blog', caseStudy: 'case-studies' }

/** Views with one page, each with its file. */
const fixed = Object.entries({ ...needed, founder: 'founder' }).filter(([view]) => view !== 'about')

const pageFile = /\.(?:yaml|md)$/

/** Returns the name that a page's file should have, so that a misnamed file has one fault, and links to it none. */
const meantName = (file: string) =>
  file
    .toLowerCase()
    .replace(/[ _]+/g, '-')
    .replace(/\.(?:ya?ml|md|markdown)(?:\.txt)?$/, form => (form.startsWith('.y') ? '.yaml' : '.md'))

function findPage(root: string, file: string, founderPath: string, filling: Filling): FoundPage {
  const meant = meantName(file) === file || !pageFile.test(meantName(file)) ? undefined : meantName(file)
  if (!pageFile.test(file)) throw new ContentError({ file, message: 'not a page', expected: 'a file with the ending .yaml or .md', suggestion: meant })
  const source = readSource(root, file, filling)
  const address = addressOf(file, founderPath)
  if (address !== '/' && !addressForm.test(address))
    throw new ContentError({
      file,
      message: 'its name is not a valid URL path',
      expected: 'small letters, digits and hyphens, not below /api, /assets or /art, and not index',
      suggestion: meant,
    })
  const view = viewOf(address, source)
  const known = views.find(name => name === view)
  if (view === undefined)
    throw new ContentError(source.fault(['view'], 'missing', { expected: 'the layout of the page, as in the line "view: …" of a page like it' }))
  if (!known)
    throw new ContentError(
      source.fault(['view'], 'no such view', { expected: anyOf(views), found: quoted(view), suggestion: suggestionOf(String(view), views) }),
    )
  const folder = folders[known]
  if (folder && !new RegExp(`^/${folder}/[^/]+$`).test(address))
    throw new ContentError({ file, line: 1, message: 'a folder below that of its kind, where no page is', expected: `data/pages/${folder}/${basename(file)}` })
  const [its, only] = fixed.find(([name, stem]) => name === known || file === `data/pages/${stem}.yaml`) ?? []
  if (only && (its !== known || file !== `data/pages/${only}.yaml`))
    throw new ContentError(source.fault(['view'], `data/pages/${only}.yaml has the view ${its}, and no other page`, { found: quoted(view) }))
  return { address, view: known, source }
}

/** Checks a page against the schema of its view, and its entry for menus and cards against theirs. Throws a `ContentError`. */
function checkPage({ address, view, source }: FoundPage): CheckedPage {
  const schemaOfEntry = isArticle(view) ? articleEntry : entrySchema
  const entryKeys = Object.keys(schemaOfEntry.entries)
  const part = (isEntry: boolean) => {
    const entries = Object.entries(source.data).filter(([key]) => key !== 'view' && entryKeys.includes(key) === isEntry)
    return { ...source, data: Object.fromEntries(entries) }
  }
  const faults: Fault[] = []
  const entry = checked(part(true), schemaOfEntry, faults) as PageEntry
  const words = checked(part(false), schemas[view], faults, entryKeys)
  if (!isArticle(view) && source.data.label === undefined && !faults.some(({ suggestion }) => suggestion === quoted('label')))
    faults.push(source.fault(['label'], 'missing', { expected: 'what menus and the sitemap call the page' }))
  if (faults.length > 0) throw new ContentError(...faults)
  return { address, view, source, entry, words }
}

/** Returns the last segment of a path: the name of an article and of its picture. */
const lastSegment = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** Returns the articles or the case studies, newest first, without their charts, which are in their texts. */
function listed<View extends 'article' | 'caseStudy'>(pages: readonly CheckedPage[], view: View, dayOf: (words: FileWords<View>) => string) {
  const words = (page: CheckedPage) => page.words as FileWords<View>
  return pages
    .filter(page => page.view === view)
    .toSorted((one, other) => (dayOf(words(one)) < dayOf(words(other)) ? 1 : -1))
    .map(page => {
      const { charts: _, ...shown } = words(page)
      return { slug: lastSegment(page.address), ...shown }
    })
}

/** Returns the columns of the footer, each link with the label of its page. */
const footerOf = ({ services, company, resources, bottom }: Menus['footer'], pages: readonly CheckedPage[]) => {
  const labels = new Map<string, string>(pages.map(({ address, entry }) => [address, entry.label ?? address]))
  const links = (paths: readonly PagePath[]) => paths.map(path => ({ path, label: labels.get(path) ?? path }))
  return { services: links(services), company: links(company), resources: links(resources), bottom: links(bottom) }
}

/** Reads everything, and adds all faults to `faults`. Returns the content, unless it has faults, and what was read. */
export async function readContent(root: string, basis: Basis, lists: readonly Source[], faults: Fault[]) {
  const { texts: shared, company, founderPath, placeholders: values } = basis
  const before = faults.length
  const filling = { values, faults }
  const files = filesIn(root, 'data/pages')
  const found = await collecting(files, faults, file => findPage(root, file, founderPath, filling))
  const meant = [...files.map(meantName), ...faults.flatMap(({ suggestion }) => suggestion ?? [])].filter(file => /^data\/pages\/.*\.(?:yaml|md)$/.test(file))
  const sources = found.map(({ source }) => source)
  const jobs = jobPaths(lists)
  faults.push(
    ...neededFaults(meant),
    ...doubleFaults(found, jobs),
    ...textFaults(found),
    ...parentFaults(found),
    ...doubleTexts(sources),
    ...found.flatMap(({ source, view }) => headTextFaults(source, view, [company.name, company.founder.name], shared.machines.llms.caseStudy)),
    ...priceFaults(basis.claimsFile, meant),
  )
  // A page with a faulty file still exists, so links to it are valid.
  const addresses = new Set([...meant.map(file => addressOf(file, founderPath)), ...found.flatMap(({ address, source }) => anchorsOf(address, source.data))])
  const aliases = new Map(found.flatMap(({ address, source }) => aliasesOf(source).map(alias => [alias, address] as const)))
  const { categories } = found.find(({ view }) => view === 'blog')?.source.data ?? {}
  const context = {
    ...basis,
    language: company.language,
    addresses,
    aliases,
    pictures: pictureNames(root),
    patchIcons,
    categories: Array.isArray(categories) ? categories.map(String) : [],
  }
  setSchemaContext({ ...context, measures: new Map() })
  const [caseStudies, rest] = [found.filter(({ view }) => view === 'caseStudy'), found.filter(({ view }) => view !== 'caseStudy')]
  const ofStudies = await collecting(caseStudies, faults, checkPage)
  const studies = listed(ofStudies, 'caseStudy', ({ published }) => published)
  // Other pages show the measures of the case studies.
  setSchemaContext({ ...context, measures: new Map(studies.map(({ slug, measures }) => [slug, measures])) })
  const others = await collecting(rest, faults, checkPage)
  const pages = [...others, ...ofStudies]
  const texts = new Map<string, Markdown>(pages.filter(({ view }) => hasMarkdown(view)).map(page => [page.address, renderMarkdown(page, shared)]))
  const siteFiles = await collecting(['data/outbound-domains.yaml', 'data/menus.yaml', 'data/search.yaml'], faults, file => readSource(root, file, filling))
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) => {
    const source = siteFiles.find(({ file }) => file === name)
    return source && checked(source, schema, faults)
  }
  const outbound = read('data/outbound-domains.yaml', outboundDomainsSchema)
  const menus = read('data/menus.yaml', menusSchema)
  const search = read('data/search.yaml', searchSchema)
  faults.push(
    ...[...siteFiles, ...sources].flatMap(source => mapFaults(source, found)),
    ...linkFaults(root, sources, lists, { addresses: new Set([...addresses, ...jobs]), aliases, company, domains: outbound?.domains }),
    ...chartFaults(pages),
  )
  if (faults.length > before || !menus || !search || !outbound) return { sources, content: undefined }
  const content: Content = {
    menus: { ...menus.header, founderLabel: pages.find(({ view }) => view === 'founder')?.entry.label ?? '' },
    footer: footerOf(menus.footer, pages),
    map: siteMapOf(pages.filter(({ view }) => !isArticle(view) && view !== 'founder')),
    pages: Object.fromEntries(pages.map(({ address, view, words }) => [address, { view, words, ...texts.get(address) }])),
    posts: listed(pages, 'article', ({ date }) => date).map(post => ({ ...post, readTime: texts.get(`/blog/${post.slug}`)?.readTime ?? 1 })),
    studies,
    redirects: pages.flatMap(({ address, entry }) => (entry.aliases ?? []).map(alias => [alias, address as PagePath] as const)),
    pictures: pages.flatMap(picturesOf),
    'outbound-domains': outbound.domains,
    synonyms: search.synonyms,
    terms: termsOf(others, basis.beforeYouSign.title),
  }
  return { sources, content }
}
