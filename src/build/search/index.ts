import type { ReadPage } from '#build/crawl/read-page.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { isIndexable } from '#build/feeds/page-facts.ts'
import { contentHash, restamped } from '#build/offline/offline-stamp.ts'
import synonyms from '#content/synonyms.json' with { type: 'json' }
import { indexPlaceholder } from '#search/index-file.ts'
import type { Kind } from '#search/kinds.ts'
import { company } from '#site/company.ts'
import { siteMap } from '#site/map/index.ts'
import type { View } from '#site/pages/words.ts'
import { parsePage } from '#web/app/navigation/parse-page.ts'
import { makeIndex, type SearchedPage } from './make-index.ts'
import { readSections } from './read-sections.ts'

/** What pages of a view are found as; all others as pages. */
const kindOf: { readonly [V in View]?: Kind } = {
  service: 'service',
  subService: 'service',
  industry: 'industry',
  article: 'article',
  caseStudy: 'study',
  job: 'job',
  founder: 'person',
}

/** Views of which nothing but the opening is read: below it they list what is found by itself. */
const listsOnly: readonly View[] = ['sitemap']

/** The searchable text of a page; empty for a page that is not indexed, such as a closed job. The offline page is searchable although it is not indexed. */
export function searchedPage(path: string, html: string, page: ReadPage): SearchedPage[] {
  const view = parsePage(html)?.data.view
  if (!view || !(isIndexable(page) || view === 'offline')) return []
  const sections = readSections(html)
  const searched = {
    path,
    title: page.title.replace(` | ${company.name}`, ''),
    label: siteMap.find(page => page.path === path)?.label ?? '',
    description: page.meta.get('description') ?? '',
    kind: kindOf[view] ?? 'page',
    sections: listsOnly.includes(view) ? sections.slice(0, 1) : sections,
  }
  return [searched]
}

/** The index, named by its hash, and the one page that has its address, so that a changed word changes the index and this page only. */
export function searchFiles(
  pages: readonly SearchedPage[],
  searchPage: string,
  people: readonly string[],
): EmittedFile[] {
  const content = JSON.stringify(makeIndex(pages, { synonyms, people }))
  const path = `assets/search-${contentHash(content)}.json`
  if (!searchPage.includes(indexPlaceholder)) throw new Error('search.html does not say where the index is')
  return [
    { path, content },
    { path: 'search.html', content: restamped('/search', searchPage.replace(indexPlaceholder, `/${path}`)) },
  ]
}
