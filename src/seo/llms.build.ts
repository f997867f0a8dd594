import type { ReadPage } from '#build/crawl/read-page.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { posts } from '#content/blog.ts'
import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import { founderPages, jobPath, postPath, studyPath } from '#content/map/families.ts'
import { siteMap } from '#content/map/index.ts'
import type { Section } from '#content/schema/entry.ts'
import { studies } from '#content/studies.ts'
import texts from '#generated/texts/machines/llms.json' with { type: 'json' }
import type { Job } from '#lists/contract.ts'
import { teamAndPlace } from '#lists/job-place.ts'

/** Sections in reading order. */
const { job: jobLabel, caseStudy: studyLabel, ...sectionNames } = texts
const headings: Readonly<Record<Section, string>> = sectionNames

const entry = (label: string, path: string, text: string) => `- [${label}](${company.siteUrl}${path}): ${text}`

/** Returns `llms.txt` (llmstxt.org): a summary and all pages, from the site map and the pages' descriptions. */
export function llms(pages: ReadonlyMap<string, ReadPage>, jobs: readonly Job[]): EmittedFile[] {
  const described = (path: string) => pages.get(path)?.description ?? ''
  const further: Partial<Record<Section, string[]>> = {
    main: jobs.map(job => entry(fill(jobLabel, { title: job.title }), jobPath(job), `${teamAndPlace(job)}.`)),
    company: founderPages.map(path => entry(company.founder.name, path, described(path))),
    resources: [
      ...studies.map(study => entry(fill(studyLabel, { title: study.title }), studyPath(study), study.summary)),
      ...posts.map(post => entry(post.title, postPath(post), post.excerpt)),
    ],
  }
  const sections = (Object.keys(headings) as Section[]).flatMap(section => {
    const entries = siteMap
      .filter(page => page.section === section && page.index !== false)
      .map(({ label, path, blurb }) => entry(label, path, blurb ?? described(path)))
    const all = [...entries, ...(further[section] ?? [])]
    return all.length === 0 ? [] : `## ${headings[section]}\n\n${all.join('\n')}\n`
  })
  return [{ path: 'llms.txt', content: `# ${company.name}\n\n> ${described('/')}\n\n${sections.join('\n')}` }]
}
