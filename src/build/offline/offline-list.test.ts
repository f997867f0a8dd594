import { expect, it } from 'vitest'
import { limits } from '#build/limits.ts'
import { formPages } from '#offline/form-pages.ts'
import { entriesToSave, type OfflineList, sizeOf } from '#offline/list.ts'
import { pagesForLater } from './offline-list.ts'

const paths = ['/', ...formPages, '/about', '/services', '/blog/a', '/case-studies/b', '/careers/1']

/** Returns a list of pages of this size in bytes. */
const listOf = (size: number, pages = [...new Set(paths)]): OfflineList => ({
  build: '',
  files: [],
  everywhere: [],
  first: ['/'],
  later: [],
  lists: [],
  aliases: {},
  pages: Object.fromEntries(pages.map(path => [path, { title: path, hash: path, size, needs: [] }])),
})

it('a site below the limit is saved completely without asking', () => {
  expect(pagesForLater(listOf(10_000))).toEqual([])
})

it('of a site beyond the limit, pages of every kind are saved in their order until it is reached', () => {
  const list = listOf(1000)
  const count = Object.keys(list.pages).length
  const later = pagesForLater(list, (count - 3) * 1000)
  expect(later).toEqual(['/blog/a', '/case-studies/b', '/careers/1'])
  expect(entriesToSave({ ...list, later }, path => path === later[0])).toHaveLength(count - 2)
})

it('what is saved without asking stays below the limit however many pages there are, forms included', () => {
  const jobs = Array.from({ length: 2000 }, (_, at) => `/careers/${at}`)
  const list = listOf(15_000, [...jobs, ...new Set(paths)])
  const later = pagesForLater(list)
  expect(later.filter(path => [...list.first, ...formPages].includes(path))).toEqual([])
  const saved = sizeOf(entriesToSave({ ...list, later }))
  expect(saved).toBeLessThanOrEqual(limits.offline.bytes)
  expect(saved).toBeGreaterThan(limits.offline.bytes - 15_000)
})
