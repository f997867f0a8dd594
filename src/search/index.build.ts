import MiniSearch from 'minisearch'
import { parsePage } from '#app/navigation/parse-page.ts'
import type { ReadPage } from '#build/crawl/read-page.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#content/company.ts'
import { siteMap } from '#content/map/index.ts'
import synonyms from '#generated/synonyms.json' with { type: 'json' }
import alsoCalled from '#generated/texts/search/alsoCalled.json' with { type: 'json' }
import { contentHash, restamped } from '#offline/offline-stamp.build.ts'
import type { View } from '#pages/words.ts'
import { indexPlaceholder, type Kind, optionsOf, textsOf } from './index-file.ts'
import { readSections } from './read-sections.build.ts'
import { vocabularyOf } from './words.ts'

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

/** Other names of kinds, which visitors use. */
const kindWords: { readonly [K in Kind]?: string } = alsoCalled

/** A page with its sections, as it is indexed. */
export type SearchedPage = ReturnType<typeof searchedPage>[number]

/**
 * Returns the searchable text of a page; an empty list for a `noindex` page, such as a closed job. The offline page is
 * searchable although it is `noindex`.
 */
export function searchedPage(path: string, html: string, page: ReadPage) {
  const view = parsePage(html)?.data.view
  if (!view || !(page.isIndexable || view === 'offline')) return []
  const kind = kindOf[view] ?? 'page'
  // The rest of the sitemap lists pages that have their own results.
  const sections = readSections(html).slice(0, view === 'sitemap' ? 1 : undefined)
  return [
    {
      path,
      title: page.title.replace(` | ${company.name}`, ''),
      label: siteMap.find(page => page.path === path)?.label ?? '',
      called: kindWords[kind] ?? '',
      description: page.description,
      kind,
      picture: /class="page-picture">.*?<img[^>]* src="([^"]+)"/s.exec(html)?.[1] ?? '',
      headings: sections.map(({ heading }) => heading).join('\n'),
      text: sections.map(({ text }) => text).join('\n'),
      sections,
    },
  ]
}

/** Returns the content of the files of the search: the index, and the texts that results quote. */
export function searchData(pages: readonly SearchedPage[]) {
  const index = new MiniSearch(optionsOf(vocabularyOf(synonyms)))
  index.addAll(pages)
  const texts = Object.fromEntries(pages.map(({ path, sections }) => [path, sections]))
  return { index: JSON.stringify({ synonyms, pages: index }), texts: JSON.stringify(texts) }
}

/** Returns the files, named by their hash, and the only page with their URL, so that a changed index changes no other page. */
export function searchFiles(pages: readonly SearchedPage[], searchPage: string): EmittedFile[] {
  const { index, texts } = searchData(pages)
  const path = `/assets/search-${contentHash(index + texts)}.json`
  if (!searchPage.includes(indexPlaceholder)) throw new Error('search.html does not say where the index is')
  return [
    { path: path.slice(1), content: index },
    { path: textsOf(path).slice(1), content: texts },
    { path: 'search.html', content: restamped('/search', searchPage.replace(indexPlaceholder, path)) },
  ]
}
