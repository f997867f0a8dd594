import { company } from '#content/company.ts'
import { feedsOf } from '#seo/feeds.build.ts'
import type { HeadOf } from '#seo/graph.build.ts'
import { jobHead } from './job-head.build.ts'
import { jobNodes } from './job-nodes.build.ts'

export const head: HeadOf<'job'> = (_, words, { jobs }) => {
  const { id, name, closed } = words
  const job = jobs.find(entry => String(entry.id) === id)
  return job
    ? { ...jobHead(job), label: name, feeds: feedsOf('careers'), structuredData: jobNodes(job, words) }
    : { title: `${name} | ${company.name}`, label: name, description: `${name}: ${closed.lead}`, isUnlisted: true }
}
