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

const postings = shown.flatMap(({ job, posting }) => (posting ? { ...job, job, posting } : []))

const parsedText = (html: string) => readPage(html).text

describe('the page of a job', () => {
  it('shows what the data says of it', () => {
    for (const { job, text } of shown) {
      const said = [job.description, job.employmentType, job.salary && salaryLine(job.salary), ...(job.duties ?? [])]
      for (const words of [...said, ...(job.requirements ?? []), ...(job.steps ?? []).map(({ title }) => title)])
        if (words) expect([job.title, text]).toEqual([job.title, expect.stringContaining(words)])
    }
  })

  it('is described in whole sentences', () => {
    for (const { job, page } of shown)
      expect([job.title, /^[^.].*[^.]\.$/.test(page.meta('description') ?? '')]).toEqual([job.title, true])
  })
})

describe('the structured data of a job', () => {
  it('describes the whole job, in HTML of paragraphs and lists', () => {
    for (const { title, posting, job } of postings) {
      const html = String(posting.description)
      const tags = new Set(html.match(/(?<=<)[a-z]+/g))
      expect([title, [...tags].filter(tag => !['p', 'br', 'ul', 'li'].includes(tag))]).toEqual([title, []])
      const said = [job.employmentType, job.salary && salaryLine(job.salary), job.description].filter(Boolean)
      const listed = [...(job.duties ?? []), ...(job.requirements ?? []), ...(job.niceToHave ?? [])]
      const text = parsedText(html)
      for (const words of [...said, ...listed])
        expect([title, text]).toEqual([title, expect.stringContaining(String(words))])
      expect([title, html.match(/<li>/g)?.length ?? 0]).toEqual([title, listed.length])
    }
  })
})
