import { describe, expect, it } from 'vitest'
import { excessOf } from '#build/limits.ts'
import { parseList } from '#offline/list.ts'
import { find } from '#search/find.ts'
import { textsOf } from '#search/index-file.ts'
import { termsIn } from '#search/words.ts'
import { company } from '#site/company.ts'
import { brotli, files, pages, read } from './dist.ts'
import { index, indexes, name, shown, texts } from './search-index.ts'

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
    for (const [path, sections] of Object.entries(texts))
      for (const { anchor } of sections)
        expect([path, anchor, anchor === '' || ids.get(path)?.has(anchor)]).toEqual([path, anchor, true])
  })

  it('finds a misspelt word of a title both as a prefix and as a whole word', () => {
    const words = new Set(pages.flatMap(({ title }) => title.toLowerCase().match(/\b[a-z]{5,}\b/g) ?? []))
    const stemOf = (word: string) => termsIn(word)[0]?.text ?? ''
    const slips = [...words].flatMap(word => slipsOf(word).map(slip => ({ slip, stem: stemOf(word) })))
    const looksFor = (query: string, stem: string) => find(query, index).wanted.has(stem)
    // One in ten, because all take a minute.
    const unread = slips.filter(
      ({ slip }, at) =>
        at % 10 === 0 && stemOf(slip) && ![...index.terms].some(term => term.startsWith(slip) || term === stemOf(slip)),
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
    expect(excessOf('search texts', textsOf(name), brotli(textsOf(name)))).toEqual([])
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
    expect(needed).toEqual(expect.arrayContaining([`/${name}`, `/${textsOf(name)}`]))
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
