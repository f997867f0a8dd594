import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Adds pages to a copy of the project, by files of content. */
export type Generator = (folder: string, count: number) => void

const slugOf = (at: number) => `generated-post-${at}`

/** Posts: copies of one that exists, each with a title of its own. */
const posts: Generator = (folder, count) => {
  const blog = join(folder, 'data/pages/blog')
  const source = readFileSync(join(blog, 'the-restore-drill-we-failed.md'), 'utf8')
  for (const at of Array.from({ length: count }, (_, index) => index + 1)) {
    const excerpt = `Post number ${at} exists to measure the build: long enough for a description, of the length that search engines show.`
    const post = source
      .replace(/^title: .*/m, `title: Generated post number ${at}`)
      .replace(/^excerpt: .*/m, `excerpt: '${excerpt}'`)
      .replace(/^date: .*/m, 'date: 2020-01-01')
    writeFileSync(join(blog, `${slugOf(at)}.md`), post)
  }
}

/** Jobs: entries of the list that the API serves. */
const jobs: Generator = (folder, count) => {
  const file = join(folder, 'data/jobs.json')
  const list: { id: number; title: string; applyLink: string }[] = JSON.parse(readFileSync(file, 'utf8'))
  const [first] = list
  if (!first) throw new Error('data/jobs.json has no job to copy: add one')
  const more = Array.from({ length: count }, (_, at) => ({
    ...first,
    id: 1000 + at,
    title: `${first.title} ${at + 1}`,
    applyLink: `${first.applyLink}-${at + 1}`,
  }))
  writeFileSync(file, JSON.stringify([...list, ...more]))
}

export const generators = { jobs, posts } satisfies Record<string, Generator>
