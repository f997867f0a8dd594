import { describe, expect, it } from 'vitest'
import { excessOf } from '#build/limits.ts'
import { parseList } from '#offline/list.ts'
import { find, grouped } from '#search/find.ts'
import type { IndexFile } from '#search/index-file.ts'
import { openIndex } from '#search/open-index.ts'
import { stemOf, tells, wordsIn } from '#search/words.ts'
import { company } from '#site/company.ts'
import { brotli, files, pages, read } from './dist.ts'

const indexes = files.filter(file => /^assets\/search-[0-9a-f]{16}\.json$/.test(file))
const [name = ''] = indexes
const index = openIndex(JSON.parse(read(name).toString()) as IndexFile)

/** Returns the results of a query, in the displayed order. */
const shown = (query: string) => grouped(find(query, index).found).flatMap(({ found }) => found)

/** Returns misspellings of a word: one letter omitted, or two swapped. The first letter stays. */
const slipsOf = (word: string) =>
  [...word].slice(1).flatMap((letter, before) => {
    const at = before + 1
    const next = word[at + 1]
    const without = word.slice(0, at) + word.slice(at + 1)
    return next && next !== letter ? [without, word.slice(0, at) + next + letter + word.slice(at + 2)] : [without]
  })

describe('the search', () => {
  it('finds every page that may be found by its own title, first', () => {
    const findable = pages.filter(page => !page.meta('robots')?.includes('noindex'))
    const ownTitle = (title: string) => title.replace(` | ${company.name}`, '')
    const missed = findable.filter(({ path, title }) => shown(ownTitle(title))[0]?.href !== path)
    expect(missed.map(({ path }) => path)).toEqual([])
  })

  it('leads to places that exist', () => {
    const ids = new Map(pages.map(({ path, elements }) => [path, new Set(elements.map(({ attribs }) => attribs.id))]))
    for (const { path, places } of index.entries)
      for (const { anchor } of places)
        expect([path, anchor, anchor === '' || ids.get(path)?.has(anchor)]).toEqual([path, anchor, true])
  })

  it('finds a misspelt word of a title both as a prefix and as a whole word', () => {
    const words = new Set(
      index.entries
        .flatMap(({ title }) => wordsIn(title).map(({ text }) => text))
        .filter(word => /^[a-z]{5,}$/.test(word)),
    )
    const known = [...index.where.keys()]
    const slips = [...words].flatMap(word => slipsOf(word).map(slip => ({ slip, stem: stemOf(word) })))
    const looksFor = (query: string, stem: string) => find(query, index).wanted.has(stem)
    const unread = slips.filter(
      ({ slip }) => tells(slip) && !known.some(stem => stem.startsWith(slip) || stem === stemOf(slip)),
    )
    const read = unread.filter(({ slip, stem }) => looksFor(`${slip} `, stem))
    expect(read.length).toBeGreaterThan(0.9 * unread.length)
    expect(read.filter(({ slip, stem }) => !looksFor(slip, stem)).map(({ slip }) => slip)).toEqual([])
  })

  it('finds nothing, and no similar word, for text that is on no page', () => {
    for (const query of ['qwxzv', 'zzqqxv']) {
      const { found, near } = find(query, index)
      expect([query, found, near]).toEqual([query, [], []])
    }
  })
})

describe('the index of the search', () => {
  it('is one file within its limit, which only the search page names', () => {
    expect(indexes).toHaveLength(1)
    expect(excessOf('search index', name, brotli(name))).toEqual([])
    expect(pages.filter(({ html }) => html.includes(name)).map(({ path }) => path)).toEqual(['/search'])
  })

  /** The scripts of the dialog and of its library, which is found by its `data-` attribute. */
  const ofDialog = files.filter(
    file =>
      /^assets\/search-dialog-.*\.js$/.test(file) ||
      (file.endsWith('.js') && read(file).includes('data-headlessui-state')),
  )

  it('has a dialog whose scripts are known', () => {
    expect(ofDialog.length).toBeGreaterThanOrEqual(2)
  })

  it('is saved with that page and the code of the dialog, not during the installation', () => {
    const list = parseList(read('offline.json').toString())
    const pathsOf = (numbers: readonly number[] = []) => numbers.map(number => list?.files[number]?.path ?? '')
    const needed = pathsOf(list?.pages['/search']?.needs)
    expect(needed).toContain(`/${name}`)
    for (const script of ofDialog) {
      expect([script, needed.includes(`/${script}`)]).toEqual([script, true])
      expect([script, pathsOf(list?.everywhere).includes(`/${script}`)]).toEqual([script, false])
    }
  })

  it('is part of no first view', () => {
    for (const { path, modules } of pages)
      expect([path, modules.filter(href => ofDialog.includes(href.slice(1)))]).toEqual([path, []])
  })
})

it('browsers find an OpenSearch description', () => {
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
