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
import { isIndexable } from '#seo/page-facts.build.ts'
import { indexPlaceholder, type Kind, optionsOf, type SearchPage, type Section, textsOf } from './index-file.ts'
import { readSections } from './read-sections.build.ts'
import { vocabularyOf } from './vocabulary.ts'

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

/** A page with its sections. */
export interface SearchedPage extends SearchPage {
  readonly sections: readonly Section[]
}

/**
 * Returns the searchable text of a page; an empty list for a `noindex` page, such as a closed job. The offline page is
 * searchable although it is `noindex`.
 */
export function searchedPage(path: string, html: string, page: ReadPage): SearchedPage[] {
  const view = parsePage(html)?.data.view
  if (!view || !(isIndexable(page) || view === 'offline')) return []
  const searched = {
    path,
    title: page.title.replace(` | ${company.name}`, ''),
    label: siteMap.find(page => page.path === path)?.label ?? '',
    description: page.meta.get('description') ?? '',
    kind: kindOf[view] ?? 'page',
    picture: /class="page-picture">.*?<img[^>]* src="([^"]+)"/s.exec(html)?.[1] ?? '',
    // The rest of the sitemap lists pages that have their own results.
    sections: readSections(html).slice(0, view === 'sitemap' ? 1 : undefined),
  }
  return [searched]
}

/** Returns the content of the files of the search: the index, and the texts that results quote. */
export function searchData(pages: readonly SearchedPage[], people: readonly { readonly name: string }[]) {
  const index = new MiniSearch(optionsOf(vocabularyOf(synonyms)))
  const texts: Record<string, readonly Section[]> = {}
  for (const { sections, ...page } of pages) {
    const joined = (part: 'heading' | 'text') => sections.map(section => section[part]).join('\n')
    index.add({ ...page, called: kindWords[page.kind] ?? '', headings: joined('heading'), text: joined('text') })
    const isPerson = ({ heading }: Section) => people.some(({ name }) => name === heading)
    texts[page.path] = sections.map(one => (isPerson(one) ? { ...one, kind: 'person' } : one))
  }
  return { index: JSON.stringify({ synonyms, pages: index }), texts: JSON.stringify(texts) }
}

/** Returns the files, named by their hash, and the only page with their URL, so that a changed index changes no other page. */
export function searchFiles(
  pages: readonly SearchedPage[],
  searchPage: string,
  people: readonly { readonly name: string }[],
): EmittedFile[] {
  const { index, texts } = searchData(pages, people)
  const path = `/assets/search-${contentHash(index + texts)}.json`
  if (!searchPage.includes(indexPlaceholder)) throw new Error('search.html does not say where the index is')
  return [
    { path: path.slice(1), content: index },
    { path: textsOf(path).slice(1), content: texts },
    { path: 'search.html', content: restamped('/search', searchPage.replace(indexPlaceholder, path)) },
  ]
}
