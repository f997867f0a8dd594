import { describe, expect, it } from 'vitest'
import { readLists } from '#api/data-folder.ts'
import { jobPath } from '#site/map/families.ts'
import { salaryLine } from '#site/salary.ts'
import { pages } from './dist.ts'
import { graphOf } from './graph.ts'

const { jobs } = readLists()

const shown = jobs.map(job => {
  const page = pages.find(({ path }) => path === jobPath(job))
  if (!page) throw new Error(`there is no page ${jobPath(job)}`)
  const [main] = page.all('main')
  return { job, page, text: main ? page.text(main) : '' }
})

describe('the page of a job', () => {
  it('shows what the data says of it', () => {
    for (const { job, text } of shown) {
      const said = [job.description, job.employmentType, job.salary && salaryLine(job.salary), ...(job.duties ?? [])]
      for (const words of [...said, ...(job.requirements ?? []), ...(job.steps ?? []).map(({ title }) => title)])
        if (words) expect([job.title, text]).toEqual([job.title, expect.stringContaining(words)])
    }
  })

  it('has no heading without something below, where the data says little', () => {
    const bare = shown.filter(({ job }) => !job.salary)
    expect(bare.length).toBeGreaterThan(0)
    for (const { job, page } of bare)
      expect([
        job.title,
        page
          .all('main')
          .flatMap(main => page.below(main))
          .filter(({ name }) => name === 'h2' || name === 'dl'),
      ]).toEqual([job.title, []])
  })

  it('is described in whole sentences', () => {
    for (const { job, page } of shown)
      expect([job.title, /^[^.].*[^.]\.$/.test(page.meta('description') ?? '')]).toEqual([job.title, true])
  })

  it('says in its structured data where the job is, or where applicants may live', () => {
    for (const { job, page } of shown) {
      const posting = graphOf(page).find(object => object['@type'] === 'JobPosting')
      expect([job.title, 'jobLocation' in (posting ?? {}), 'applicantLocationRequirements' in (posting ?? {})]).toEqual(
        [job.title, job.locationType !== 'Remote', job.locationType === 'Remote'],
      )
    }
  })
})
