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

/** The kind of search result for the pages of a view; `page` by default. */
const kindOf: { readonly [V in View]?: Kind } = {
  service: 'service',
  subService: 'service',
  industry: 'industry',
  article: 'article',
  caseStudy: 'study',
  job: 'job',
  founder: 'person',
}

/** Views with only their first section in the index. The rest lists pages that have their own results. */
const listsOnly: readonly View[] = ['sitemap']

/**
 * Returns the searchable text of a page; an empty list for a `noindex` page, such as a closed job. The offline page is
 * searchable although it is `noindex`.
 */
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

/** Returns the index of the searchable texts. The names of people are searched too. */
export const searchIndex = (pages: readonly SearchedPage[], people: readonly { readonly name: string }[]) =>
  JSON.stringify(makeIndex(pages, { synonyms, people: people.map(({ name }) => name) }))

/** Returns the index, named by its hash, and the only page with its URL, so that a changed index changes no other page. */
export function searchFiles(
  pages: readonly SearchedPage[],
  searchPage: string,
  people: readonly { readonly name: string }[],
): EmittedFile[] {
  const content = searchIndex(pages, people)
  const path = `assets/search-${contentHash(content)}.json`
  if (!searchPage.includes(indexPlaceholder)) throw new Error('search.html does not say where the index is')
  return [
    { path, content },
    { path: 'search.html', content: restamped('/search', searchPage.replace(indexPlaceholder, `/${path}`)) },
  ]
}
