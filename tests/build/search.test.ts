import { describe, expect, it } from 'vitest'
import { parseList } from '#offline/list.ts'
import { find, grouped } from '#search/find.ts'
import type { IndexFile } from '#search/index-file.ts'
import { openIndex } from '#search/open-index.ts'
import { brotli, files, pages, read } from './dist.ts'
import { queries } from './search-queries.ts'

const indexes = files.filter(file => /^assets\/search-[0-9a-f]{16}\.json$/.test(file))
const [name = ''] = indexes
const index = openIndex(JSON.parse(read(name).toString()) as IndexFile)

/** What is shown for a query, in the order in which it is shown. */
const shown = (query: string) => grouped(find(query, index).found).flatMap(({ found }) => found)

describe('the search', () => {
  it.each(queries.map(query => [query.who, query.typed, query.answer] as const))(
    'answers a %s who types “%s” by %s',
    (_, typed, answer) => {
      const paths = shown(typed).map(({ href }) => href.replace(/#.*/, ''))
      expect(paths.slice(0, 3)).toContain(answer)
    },
  )

  it('has forty queries to answer, of all who search', () => {
    expect(queries).toHaveLength(40)
    expect(new Set(queries.map(({ who }) => who))).toEqual(new Set(['buyer', 'applicant', 'journalist']))
  })

  it('finds every page that may be found by its own title, first', () => {
    const findable = pages.filter(page => !page.meta('robots')?.includes('noindex'))
    const missed = findable.filter(({ path, title }) => shown(title).every(({ href }) => href.split('#')[0] !== path))
    expect(missed.map(({ path }) => path)).toEqual([])
  })

  it('leads to places that exist', () => {
    const ids = new Map(pages.map(({ path, elements }) => [path, new Set(elements.map(({ attribs }) => attribs.id))]))
    for (const { path, places } of index.entries)
      for (const { anchor } of places)
        expect([path, anchor, anchor === '' || ids.get(path)?.has(anchor)]).toEqual([path, anchor, true])
  })

  it('has something nearest where it finds nothing', () => {
    const { found, near } = find('qwxzv', index)
    expect([found, near.length]).toEqual([[], 3])
  })
})

describe('the index of the search', () => {
  it('is one file of at most 60 kB, which the page of the search alone names', () => {
    expect(indexes).toHaveLength(1)
    expect(brotli(name)).toBeLessThanOrEqual(60_000)
    expect(pages.filter(({ html }) => html.includes(name)).map(({ path }) => path)).toEqual(['/search'])
  })

  it('is saved with that page and with the code of the dialog, not before the worker takes over', () => {
    const list = parseList(read('offline.json').toString())
    const pathsOf = (numbers: readonly number[] = []) => numbers.map(number => list?.files[number]?.path ?? '')
    const needed = pathsOf(list?.pages['/search']?.needs)
    expect(needed).toContain(`/${name}`)
    expect(needed.some(path => path.startsWith('/assets/search-dialog-'))).toBe(true)
    expect(needed.some(path => path.startsWith('/assets/dialogs-'))).toBe(true)
    expect(pathsOf(list?.everywhere).filter(path => /\/(search|dialogs)-/.test(path))).toEqual([])
  })

  it('is part of no first view', () => {
    for (const { path, modules } of pages)
      if (path !== '/search')
        expect([path, modules.filter(href => /\/(search-engine|search-dialog|dialogs)-/.test(href))]).toEqual([
          path,
          [],
        ])
  })
})

it('browsers are told how to search', () => {
  const description = read('opensearch.xml').toString()
  expect(description).toMatch(
    /<Url type="text\/html" method="get" template="https:[^"]+\/search\?q=\{searchTerms\}"\/>/,
  )
  for (const { path, html } of pages)
    expect([path, html.includes('<link rel="search" type="application/opensearchdescription+xml"')]).toEqual([
      path,
      true,
    ])
})
