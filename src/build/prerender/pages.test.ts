import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Lists, readLists } from '#api/data-folder.ts'
import { buildDay } from '#build/env/build-time.ts'
import { jobPath } from '#site/map/families.ts'
import type { PagePath } from '#site/map/index.ts'
import { viewOf } from '#web/app/views.ts'
import { elementOf } from './element.tsx'
import { pageOf } from './pages.ts'
import { pathsToPrerender } from './paths.ts'

it('the app knows the view of every page before it has the page', () => {
  for (const path of pathsToPrerender()) expect([path, viewOf(path)]).toEqual([path, pageOf(path)?.view])
  expect([viewOf('/no-such-page'), viewOf('/services/none')]).toEqual([undefined, undefined])
})

it('visitors do not load the patches of pages, which are for the build alone', () => {
  for (const path of pathsToPrerender()) expect(JSON.stringify(pageOf(path)?.words), path).not.toMatch(/"patch(es)?":/)
})

it('the data of a page does not grow with the number of jobs, and home counts them all', async () => {
  const lists = readLists('data', buildDay())
  const many = {
    ...lists,
    jobs: [
      ...lists.jobs,
      ...lists.jobs.flatMap(job => Array.from({ length: 40 }, (_, at) => ({ ...job, id: `${job.id}-${at}` }))),
    ],
  }
  const dataOf = async (path: string, of: Lists) => {
    const built = pageOf(path as PagePath, of)
    if (!built) return ''
    const { app, page } = await elementOf(built)
    renderToString(app)
    return JSON.stringify(page.data())
  }
  for (const path of ['/', ...lists.jobs.slice(0, 1).map(jobPath)]) {
    const [few, all] = [await dataOf(path, lists), await dataOf(path, many)]
    expect(all.length - few.length, path).toBeLessThan(10)
    if (path === '/' && few !== '') expect(all).toContain(`"openJobs":${many.jobs.length}`)
  }
})
