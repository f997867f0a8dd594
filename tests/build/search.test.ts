import { describe, expect, it } from 'vitest'
import { excessOf } from '#build/limits.ts'
import { company } from '#content/company.ts'
import { parseList } from '#offline/list.ts'
import { textsOf } from '#search/index-file.ts'
import { brotli, pages, read } from './dist.ts'
import { indexes, name, shown, texts } from './search-index.ts'

describe('the search', () => {
  it('finds every page that may be found by its own title, first', () => {
    const findable = pages.filter(page => !page.meta('robots')?.includes('noindex'))
    const ownTitle = (title: string) => title.replace(` | ${company.name}`, '')
    const missed = findable.filter(({ path, title }) => shown(ownTitle(title))[0]?.href !== path)
    expect(missed.map(({ path }) => path)).toEqual([])
  })

  it('leads to places that exist', () => {
    const ids = new Map(pages.map(({ path, elements }) => [path, new Set(elements.map(({ attribs }) => attribs.id))]))
    for (const [path, sections] of Object.entries(texts))
      for (const { anchor } of sections)
        expect(anchor === '' || ids.get(path)?.has(anchor), `${path} ${anchor}`).toBe(true)
  })
})

it('the index of the search is one file within its limit, which only the search page names, and saved with it', () => {
  expect(indexes).toHaveLength(1)
  expect(excessOf('search index', name, brotli(name))).toEqual([])
  expect(pages.filter(({ html }) => html.includes(name)).map(({ path }) => path)).toEqual(['/search'])
  const list = parseList(read('offline.json').toString())
  const needed = list?.pages['/search']?.needs.map(at => list.files[at])
  expect(needed).toEqual(expect.arrayContaining([`/${name}`, `/${textsOf(name)}`]))
})

it('browsers find an OpenSearch description', () => {
  const description = read('opensearch.xml').toString()
  expect(description).toMatch(
    /<Url type="text\/html" method="get" template="https:[^"]+\/search\?q=\{searchTerms\}"\/>/,
  )
  for (const { path, html } of pages)
    expect(html.includes('<link rel="search" type="application/opensearchdescription+xml"'), path).toBe(true)
})
