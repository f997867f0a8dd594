import { expect, it } from 'vitest'
import { allEntries, entriesToSave, type ListedPage, limit, type OfflineList, sizeOf } from '#offline/list.ts'
import { posts } from '#site/blog.ts'
import { postPath, studyPath } from '#site/map/families.ts'
import { studies } from '#site/studies.ts'
import { pagesForLater } from './offline-list.ts'

const stories = [...posts.map(postPath), ...studies.map(studyPath)]

/** Returns a list of three pages and all stories, with these sizes in bytes. */
const listOf = (page: number, story: number): OfflineList => {
  const entry = (path: string, size: number): [string, ListedPage] => [
    path,
    { title: path, hash: path, size, needs: [] },
  ]
  return {
    build: '',
    files: [],
    everywhere: [],
    first: ['/'],
    later: [],
    lists: [],
    aliases: {},
    pages: Object.fromEntries([
      ...['/', '/about', '/services'].map(path => entry(path, page)),
      ...stories.map(path => entry(path, story)),
    ]),
  }
}

it('a site below the limit is saved completely without asking', () => {
  const list = listOf(10_000, 10_000)
  expect(pagesForLater(list)).toEqual([])
})

it.skipIf(stories.length <= 8)(
  'of a site that has grown beyond the limit, the last articles and case studies are left for later',
  () => {
    const list = listOf(100_000, 150_000)
    const later = pagesForLater(list)
    expect(later).toEqual(stories.slice(8))
    const grown = { ...list, later }
    expect(sizeOf(entriesToSave(grown))).toBe(limit)
    expect(sizeOf(allEntries(grown))).toBeGreaterThan(limit)
    expect(entriesToSave(grown, path => path === later[0])).toHaveLength(3 + 8 + 1)
  },
)

it('pages of other kinds are saved without asking, however large they are', () => {
  expect(pagesForLater(listOf(600_000, 1000))).toEqual(stories)
})
