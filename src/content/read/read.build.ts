/** Reads and checks the files that depend on claims and texts, such as `data/pages/` and `menus.yaml`. */
import type * as v from 'valibot'
import type { PagePath } from '#content/map/index.ts'
import type { Content, Markdown } from '#content/schema/content.ts'
import type { Measure } from '#content/schema/measure.ts'
import { setSchemaContext } from '#content/schema/schema-context.ts'
import { type Menus, menusSchema, outboundDomainsSchema, searchSchema } from '#content/schema/site-files.ts'
import type { FileWords } from '#pages/schemas.ts'
import { patchIcons } from '#pictures/patch.build.ts'
import type { Basis } from './company.build.ts'
import type { Fault } from './fault.build.ts'
import { collecting, filesIn, pictureNames } from './files.build.ts'
import { headTextFaults } from './head-texts.build.ts'
import { checked } from './issues.build.ts'
import { jobPaths, linkFaults } from './links.build.ts'
import { addressOf, anchorsOf, type CheckedPage, hasMarkdown, picturesOf, siteMapOf, termsOf } from './map.build.ts'
import { renderMarkdown } from './markdown.build.ts'
import { aliasesOf, chartFaults, jobHeadFaults, mapFaults, pageFaults, parentFaults } from './page-faults.build.ts'
import { checkPage, findPage, meantName } from './page-file.build.ts'
import { readSource, type Source } from './source.build.ts'

/** Returns the articles or the case studies, newest first, without their charts, which are in their texts. */
function listed<View extends 'article' | 'caseStudy'>(pages: readonly CheckedPage[], view: View, dayOf: (words: FileWords<View>) => string) {
  return pages
    .filter(page => page.view === view)
    .map(({ address, words }) => ({ slug: address.slice(address.lastIndexOf('/') + 1), ...(words as FileWords<View>) }))
    .toSorted((one, other) => (dayOf(one) < dayOf(other) ? 1 : -1))
    .map(({ charts: _, ...shown }) => shown)
}

/** Returns the columns of the footer, each link with the label of its page. */
const footerOf = ({ services, company, resources, bottom }: Menus['footer'], pages: readonly CheckedPage[]) => {
  const labels = new Map<string, string>(pages.map(({ address, entry }) => [address, entry.label ?? address]))
  const links = (paths: readonly PagePath[]) => paths.map(path => ({ path, label: labels.get(path) ?? path }))
  return { services: links(services), company: links(company), resources: links(resources), bottom: links(bottom) }
}

/** Reads everything, and adds all faults to `faults`. Returns the files of pages and, unless they have faults, the content. */
export async function readContent(root: string, basis: Basis, lists: readonly Source[], faults: Fault[]) {
  const { texts: shared, company, founderPath, placeholders: values } = basis
  const before = faults.length
  const filling = { values, faults }
  const files = filesIn(root, 'data/pages')
  const found = await collecting(files, faults, file => findPage(root, file, founderPath, filling))
  const meant = [...files.map(meantName), ...faults.flatMap(({ suggestion }) => suggestion ?? [])].filter(file => /^data\/pages\/.*\.(?:yaml|md)$/.test(file))
  const sources = found.map(({ source }) => source)
  const jobs = jobPaths(lists)
  const names = [company.name, company.founder.name]
  faults.push(
    ...pageFaults(found, meant, jobs, basis.claimsFile),
    ...found.flatMap(({ source, view }) => headTextFaults(source, view, names, shared.machines.llms.caseStudy)),
    ...jobHeadFaults(lists, names),
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
    measures: new Map<string, readonly Measure[]>(),
  }
  setSchemaContext(context)
  const [caseStudies, rest] = [found.filter(({ view }) => view === 'caseStudy'), found.filter(({ view }) => view !== 'caseStudy')]
  const ofStudies = await collecting(caseStudies, faults, checkPage)
  const studies = listed(ofStudies, 'caseStudy', ({ published }) => published)
  // Other pages show them.
  for (const { slug, measures } of studies) context.measures.set(slug, measures)
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
    ...linkFaults(root, sources, lists, { ...context, addresses: new Set([...addresses, ...jobs]), domains: outbound?.domains }),
    ...chartFaults(pages),
    ...parentFaults(pages),
  )
  if (faults.length > before || !menus || !search || !outbound) return { sources, content: undefined }
  const content: Content = {
    menus: { ...menus.header, founderLabel: pages.find(({ view }) => view === 'founder')?.entry.label ?? '' },
    footer: footerOf(menus.footer, pages),
    map: siteMapOf(pages),
    pages: Object.fromEntries(pages.map(({ address, view, words }) => [address, { view, words, ...texts.get(address) }])),
    posts: listed(pages, 'article', ({ date }) => date).map(post => ({ ...post, readTime: texts.get(`/blog/${post.slug}`)?.readTime ?? 1 })),
    studies,
    redirects: pages.flatMap(({ address, entry }) => (entry.aliases ?? []).map(alias => [alias, address as PagePath] as const)),
    pictures: pages.flatMap(picturesOf),
    'outbound-domains': outbound.domains,
    synonyms: search.synonyms,
    terms: termsOf(others, basis.beforeYouSign.title),
  }
  return { content, sources }
}
