import { expect, it } from 'vitest'
import type { Job } from './contract.ts'
import { openJobs } from './open-jobs.ts'

const place = { department: 'D', locationType: 'Remote', applyLink: '/careers/apply' }
const job = (id: number, closes?: string): Job => ({
  ...{ id, title: 'T', description: 'W', ...place },
  ...(closes && { closes }),
})

it('a job is open to the end of its closing day, and for good without one', () => {
  const jobs = [job(1), job(2, '2026-11-30'), job(3, '2026-12-01')]
  const openOn = (day: string) => openJobs(jobs, day).map(({ id }) => id)
  expect([openOn('2026-11-30'), openOn('2026-12-01'), openOn('2026-12-02')]).toEqual([[1, 2, 3], [1, 3], [1]])
})
