/** The faults that pages have together: what is missing, not listed, or there twice. */
import { dirname } from 'node:path'
import type { FileView } from '#pages/schemas.ts'
import { type Fault, quoted } from './fault.build.ts'
import { type CheckedPage, isArticle } from './map.build.ts'
import type { Source } from './source.build.ts'
import { valueAt, walk } from './source-file.build.ts'

/** A file with its address and its view, before its content is checked. */
export interface FoundPage {
  readonly address: string
  readonly view: FileView
  readonly source: Source
}

/** Returns the faults of articles and case studies that no page lists, one for each kind. */
export function unlistedFaults(pages: readonly FoundPage[]): Fault[] {
  const kinds = [
    { view: 'article', list: 'blog', keep: 'articles' },
    { view: 'caseStudy', list: 'caseStudies', keep: 'case-studies' },
  ]
  return kinds.flatMap(({ view, list, keep }) => {
    const first = pages.find(page => page.view === view)
    if (!first || pages.some(page => page.view === list)) return []
    const file = `${dirname(first.source.file)}.yaml`
    return [first.source.fault([], 'no page lists it', { expected: `a file ${file}, as npm run make-mine writes it with ${quoted(keep)} in keep` })]
  })
}

/** Returns the faults of articles and case studies without text below the front matter. */
export const emptyFaults = (pages: readonly FoundPage[]): Fault[] =>
  pages
    .filter(({ view, source }) => isArticle(view) && (source.markdown ?? '').trim() === '')
    .map(({ source }) => source.fault([], 'there is no text below its front matter', { expected: 'text in Markdown' }))

/** Views that every site needs: code uses their pages or links to them. */
const needed = {
  home: 'index',
  about: 'about',
  contact: 'contact',
  notFound: '404',
  offline: 'offline',
  search: 'search',
  sitemap: 'sitemap',
} as const

export const neededFaults = (pages: readonly string[]): Fault[] =>
  Object.entries(needed).flatMap(([view, name]) => {
    const file = `data/pages/${name}.yaml`
    return pages.includes(file) ? [] : [{ file, message: 'the file is missing', expected: `a page with the view ${view}` }]
  })

/** Returns the former paths that a page's file names. */
export const aliasesOf = ({ data: { aliases } }: Source) => (Array.isArray(aliases) ? aliases.map(String) : [])

/**
 * Returns the faults of paths that two files have, and of aliases that are other pages or their aliases. Each job has a
 * page.
 */
export function doubleFaults(pages: readonly FoundPage[], jobs: readonly string[]): Fault[] {
  const owners = new Map(jobs.map(path => [path, 'data/jobs.json']))
  const faultOf = (path: string, source: Source, place: readonly (string | number)[]): Fault[] => {
    const other = owners.get(path)
    if (other === undefined) owners.set(path, source.file)
    return other === undefined ? [] : [source.fault(place, `${quoted(path)} is the address of ${other} too`)]
  }
  const ofPages = pages.flatMap(({ address, source }) => faultOf(address, source, []))
  const ofAliases = pages.flatMap(({ source }) => {
    return aliasesOf(source).flatMap((alias, at) => faultOf(alias, source, ['aliases', at]))
  })
  return [...ofPages, ...ofAliases]
}

/** Returns the faults of charts that have the name of another one, as in a copied page: only one of the two would be drawn. */
export function chartFaults(pages: readonly CheckedPage[]): Fault[] {
  const owners = new Map<string, string>()
  return pages.flatMap(({ view, source }) => {
    const ofText = view === 'article' || view === 'caseStudy' ? Object.keys(Object(source.data.charts)).map(name => [name, ['charts', name]] as const) : []
    const ofStories = [...walk(source.data)].flatMap(([path, story]) => {
      const [id, result, chart] = ['id', 'result', 'result.chart'].map(key => valueAt(story, key.split('.')))
      return typeof id === 'string' && result !== undefined && chart === undefined ? [[id, [...path, 'id']] as const] : []
    })
    return [...ofText, ...ofStories].flatMap(([name, path]) => {
      const other = owners.get(name)
      owners.set(name, other ?? source.file)
      return other === undefined
        ? []
        : [source.fault(path, `${quoted(name)} is the name of a chart of ${other} too`, { expected: 'another name: a chart is drawn for each' })]
    })
  })
}
