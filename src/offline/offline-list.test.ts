import { expect, it } from 'vitest'
import { limits } from '#build/limits.ts'
import { formPages } from './form-pages.ts'
import { firstPaths, type OfflineList } from './list.ts'
import { pagesForLater } from './offline-list.build.ts'

const always = [...new Set([...firstPaths, ...formPages])]
const paths = [...always, '/about', '/services', '/blog/a', '/case-studies/b', '/careers/1']

const listOf = (pages: readonly string[]): OfflineList => ({
  files: [],
  aliases: {},
  pages: Object.fromEntries(pages.map(path => [path, { revision: path, needs: [] }])),
})

it('a site below the limit is saved completely without asking', () => {
  expect(pagesForLater(listOf(paths), () => 10_000, 250_000)).toEqual([])
})

it('of a site beyond the limit, pages of every kind are saved in their order until it is reached', () => {
  const later = pagesForLater(listOf(paths), () => 1000, 2000, (paths.length - 1) * 1000)
  expect(later).toEqual(['/blog/a', '/case-studies/b', '/careers/1'])
})

it('what is saved without asking stays below the limit however many pages there are, forms included', () => {
  const jobs = Array.from({ length: 2000 }, (_, at) => `/careers/${at}`)
  const all = [...new Set([...jobs, ...paths])]
  const later = pagesForLater(listOf(all), () => 15_000, 250_000)
  expect(later.filter(path => always.includes(path))).toEqual([])
  const saved = 250_000 + (all.length - later.length) * 15_000
  expect(saved).toBeLessThanOrEqual(limits.offline.bytes)
  expect(saved).toBeGreaterThan(limits.offline.bytes - 15_000)
})
