import { expect, it } from 'vitest'
import { buildDay } from '#build/env/build-time.ts'
import { jobPath } from '#content/map/families.ts'
import type { PagePath } from '#content/map/index.ts'
import { type Lists, readLists } from '#lists/data-folder.ts'
import { pageOf } from './pages.ts'

it('the data of a page does not grow with the number of jobs, and home counts them all', () => {
  const lists = readLists('data', buildDay())
  const withCopies = (copies: number) => ({
    ...lists,
    jobs: [
      ...lists.jobs,
      ...lists.jobs.flatMap(job => Array.from({ length: copies }, (_, at) => ({ ...job, id: `${job.id}-${at}` }))),
    ],
  })
  const [some, many] = [withCopies(3), withCopies(40)]
  const dataOf = (path: string, of: Lists) => JSON.stringify(pageOf(path as PagePath, of))
  for (const path of ['/', ...lists.jobs.slice(0, 1).map(jobPath)]) {
    const [few, all] = [dataOf(path, some), dataOf(path, many)]
    expect(all.length - few.length, path).toBeLessThan(10)
    if (path === '/') expect(all).toContain(`"openJobs":${many.jobs.length}`)
  }
})
