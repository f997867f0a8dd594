import { expect, it } from 'vitest'
import type { Job } from '#api/contract.ts'
import { summaryOf } from './summary.ts'

it('the summary of a job has all that a list of jobs shows, without the long texts', () => {
  const summary: Job = {
    id: 1,
    title: 'T',
    department: 'D',
    locationType: 'Remote',
    description: 'W',
    applyLink: '/careers/apply',
    closes: '2026-11-30',
  }
  const long = { duties: ['A'], requirements: ['B'], niceToHave: ['C'], steps: [{ when: 'D', title: 'E' }] }
  expect(summaryOf('jobs', [{ ...summary, ...long }])).toEqual([summary])
})
