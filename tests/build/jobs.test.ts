import { describe, expect, it } from 'vitest'
import { readPage } from '#build/crawl/read-page.ts'
import { jobPath } from '#content/map/families.ts'
import { readLists } from '#lists/data-folder.ts'
import { salaryLine } from '#lists/salary.ts'
import { pages } from './dist.ts'
import { graphOf } from './graph.ts'

const { jobs } = readLists()

const shown = jobs.map(job => {
  const page = pages.find(({ path }) => path === jobPath(job))
  if (!page) throw new Error(`there is no page ${jobPath(job)}`)
  const [main] = page.all('main')
  const posting = graphOf(page).find(object => object['@type'] === 'JobPosting')
  return { job, page, posting, text: main ? page.text(main) : '' }
})

describe('the page of a job', () => {
  it('shows what the data says of it, and is described in whole sentences', () => {
    for (const { job, page, text } of shown) {
      expect([job.title, /^[^.].*[^.]\.$/.test(page.meta('description') ?? '')]).toEqual([job.title, true])
      const said = [job.description, job.employmentType, job.salary && salaryLine(job.salary), ...(job.duties ?? [])]
      for (const words of [...said, ...(job.requirements ?? []), ...(job.steps ?? []).map(({ title }) => title)])
        if (words) expect(text, job.title).toContain(words)
    }
  })

  it('describes the whole job to search engines, in HTML of paragraphs and lists', () => {
    for (const { posting, job } of shown) {
      if (!posting) continue
      const html = String(posting.description)
      const tags = new Set(html.match(/(?<=<)[a-z]+/g))
      expect([job.title, [...tags].filter(tag => !['p', 'br', 'ul', 'li'].includes(tag))]).toEqual([job.title, []])
      const said = [job.employmentType, job.salary && salaryLine(job.salary), job.description].filter(Boolean)
      const listed = [...(job.duties ?? []), ...(job.requirements ?? []), ...(job.niceToHave ?? [])]
      const { text } = readPage(html)
      for (const words of [...said, ...listed]) expect(text, job.title).toContain(words)
      expect(html.match(/<li>/g)?.length ?? 0, job.title).toBe(listed.length)
    }
  })
})
