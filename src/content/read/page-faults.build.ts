/** The faults that pages have together: what is missing, not listed, or there twice. */
import * as v from 'valibot'
import type { Claims } from '#content/schema/claims.ts'
import { lists } from '#lists/contract.ts'
import { jobHead } from '#pages/job/job-head.build.ts'
import { type Fault, quoted } from './fault.build.ts'
import { fontFaults, lengthFaults, withShortNames } from './head-texts.build.ts'
import { articleViews, type CheckedPage, type FoundPage, hasMarkdown, isArticle, siteMapOf, summaryKey } from './map.build.ts'
import type { Source } from './source.build.ts'
import { type Path, type SourceFile, textsOf, valueAt, walk } from './source-file.build.ts'

/** Returns the faults of pages that have no text, and of articles and case studies that no page lists, one for each kind. */
const textFaults = (pages: readonly FoundPage[]): Fault[] => [
  ...pages
    .filter(({ source, view }) => hasMarkdown(view) && source.markdown.trim() === '')
    .map(({ source }) => source.fault([], 'there is no text below its front matter', { expected: 'text in Markdown' })),
  ...Object.entries(articleViews).flatMap(([view, { folder, list, kept }]) => {
    const unlisted = pages.some(page => page.view === list) ? undefined : pages.find(page => page.view === view)
    const expected = `a file data/pages/${folder}.yaml, as npm run make-mine writes it with ${quoted(kept)} in keep`
    return unlisted ? [unlisted.source.fault([], 'no page lists it', { expected })] : []
  }),
]

/** Views that every site needs, each with its only file: code uses their pages or links to them. */
export const needed = { home: 'index', about: 'about', contact: 'contact', notFound: '404', offline: 'offline', search: 'search', sitemap: 'sitemap' }

const neededFaults = (files: readonly string[]): Fault[] =>
  Object.entries(needed)
    .map(([view, name]) => ({ file: `data/pages/${name}.yaml`, message: 'the file is missing', expected: `a page with the view ${view}` }))
    .filter(({ file }) => !files.includes(file))

/** Returns the faults of prices whose page is gone. */
const priceFaults = ({ data: { priceBands = {} }, fault }: SourceFile<Claims>, files: readonly string[]): Fault[] =>
  Object.entries(priceBands)
    .map(([name, { page }]) => ({ name, file: `data/pages/${page}.yaml` }))
    .filter(({ file }) => !files.includes(file))
    .map(({ name, file }) =>
      fault(['priceBands', name, 'page'], `there is no ${file}`, { expected: 'the page that names this price; delete the entry if the page is gone' }),
    )

/** Returns the faults of what search results and pictures say of jobs that fit their schema. Their pages add the place and the company to the title. */
export function jobHeadFaults(sources: readonly Source[], names: readonly string[]): Fault[] {
  const source = sources.find(({ file }) => file === 'data/jobs.json')
  const jobs = v.safeParse(lists.jobs, source?.data)
  if (!source || !jobs.success) return []
  return jobs.output.flatMap((job, at) => {
    const { title, description } = jobHead(job)
    const added = withShortNames(title.replace(job.title, ''), names)
    return [
      ...lengthFaults(source, [at, 'title'], 'title', job.title, names, added),
      ...lengthFaults(source, [at, 'title'], 'description', description, names),
      ...fontFaults(source, [at, 'title']),
    ]
  })
}

/** The values that name pages of the site map: in menus, on cards, above others. */
const ofMap = /^(?:header|footer|parent|services,cards)(?:,|$)/

/** Returns the faults of pages that are not in the site map: articles and case studies, and but for the footer the founder. */
export const mapFaults = ({ data, fault }: Source, pages: readonly FoundPage[]): Fault[] =>
  textsOf(data).flatMap(([path, text]) => {
    const { view = 'home' } = (ofMap.test(path.join()) && pages.find(({ address }) => address === text)) || {}
    const isLeftOut = isArticle(view) || view === 'notFound' || (view === 'founder' && path[0] !== 'footer')
    return isLeftOut ? [fault(path, 'a page that cannot be named here', { expected: 'one that the sitemap names', found: quoted(text) })] : []
  })

/** Returns the faults of pages that are above themselves: breadcrumbs would have no end. */
export function parentFaults(pages: readonly CheckedPage[]): Fault[] {
  const parents = new Map(siteMapOf(pages).map(({ path, parent }) => [path as string, parent]))
  return pages.flatMap(({ address, entry: { parent }, source }) => {
    const above = new Set<string>()
    for (let at = parent as string | undefined; at && !above.has(at); at = parents.get(at)) above.add(at)
    return above.has(address) ? [source.fault(['parent'], 'a page that is below this one', { expected: 'the page above it', found: quoted(parent) })] : []
  })
}

/** Returns the former paths that a page's file names. */
export const aliasesOf = ({ data: { aliases } }: Source) => (Array.isArray(aliases) ? aliases.map(String) : [])

/** Returns a function that gives the fault of a name that another file has had before, and adds the name to `files`. */
function owned(files: Map<string, string>, words: (name: string, owner: string) => string, expected?: string) {
  return (name: string, { file, fault }: Source, path: Path): Fault[] => {
    const owner = files.get(name)
    if (owner === undefined) files.set(name, file)
    return owner === undefined ? [] : [fault(path, words(quoted(name), owner), { expected })]
  }
}

/**
 * Returns the faults of paths that two files have, and of aliases that are other pages or their aliases. Each job has a
 * page.
 */
function doubleFaults(pages: readonly FoundPage[], jobs: readonly string[]): Fault[] {
  const faultOf = owned(new Map(jobs.map(path => [path, 'data/jobs.json'])), (name, owner) => `${name} is the address of ${owner} too`)
  return [
    ...pages.flatMap(({ address, source, view }) =>
      faultOf(address, source, []).map(fault => ({ ...fault, ...(view === 'founder' && { expected: 'another "path" of the founder in data/company.json' }) })),
    ),
    ...pages.flatMap(({ source }) => aliasesOf(source).flatMap((alias, at) => faultOf(alias, source, ['aliases', at]))),
  ]
}

/** Returns the faults of titles and descriptions that an earlier page has. */
function doubleTexts(pages: readonly FoundPage[]): Fault[] {
  const faultOf = owned(new Map(), (_, owner) => `${owner} has the same: search results could not tell the pages apart`)
  return pages.flatMap(({ source, view }) =>
    ['title', summaryKey(view)].flatMap(key => (typeof source.data[key] === 'string' ? faultOf(source.data[key], source, [key]) : [])),
  )
}

/** Returns the faults of charts that have the name of another one, as in a copied page: only one of the two would be drawn. */
export function chartFaults(pages: readonly CheckedPage[]): Fault[] {
  const faultOf = owned(new Map(), (name, owner) => `${name} is the name of a chart of ${owner} too`, 'another name: a chart is drawn for each')
  return pages.flatMap(({ view, source }) => [
    ...(isArticle(view) ? Object.keys(Object(source.data.charts)).flatMap(name => faultOf(name, source, ['charts', name])) : []),
    ...[...walk(source.data)].flatMap(([path, story]) => {
      const [id, result] = [valueAt(story, ['id']), valueAt(story, ['result'])]
      return typeof id === 'string' && result !== undefined && valueAt(result, ['chart']) === undefined ? faultOf(id, source, [...path, 'id']) : []
    }),
  ])
}

/** Returns the faults of pages before their content is checked. `files` are those that there are, with the names that they should have. */
export const pageFaults = (pages: readonly FoundPage[], files: readonly string[], jobs: readonly string[], claims: SourceFile<Claims>): Fault[] => [
  ...neededFaults(files),
  ...doubleFaults(pages, jobs),
  ...textFaults(pages),
  ...doubleTexts(pages),
  ...priceFaults(claims, files),
]
