import { expect, it } from 'vitest'
import { pages } from './dist.ts'

it('every anchor exists on its page', () => {
  for (const { path, elements } of pages) {
    const ids = new Set(elements.map(({ attribs }) => attribs.id))
    const dead = elements.filter(
      ({ name, attribs }) =>
        name === 'a' &&
        /^#./.test((attribs.href ?? '').replace(path, '')) &&
        !ids.has((attribs.href ?? '').replace(path, '').slice(1)),
    )
    expect([path, dead.map(({ attribs }) => attribs.href)]).toEqual([path, []])
  }
})

it('every internal link leads to an existing page and anchor', () => {
  const byPath = new Map(pages.map(entry => [entry.path, new Set(entry.elements.map(({ attribs }) => attribs.id))]))
  for (const { path, all } of pages) {
    for (const { attribs } of all('a')) {
      const [address = '', hash] = (attribs.href ?? '').split('#')
      const [target = ''] = address.split('?')
      if (!target.startsWith('/') || /\.(xml|json|svg|png)$/.test(target)) continue
      expect([path, target, byPath.has(target)]).toEqual([path, target, true])
      if (hash) expect([path, target, hash, byPath.get(target)?.has(hash)]).toEqual([path, target, hash, true])
    }
  }
})
