import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Adds pages to a copy of the project, through data that the build reads anyway. */
export type Generator = (folder: string, count: number) => void

const slugOf = (at: number) => `generated-post-${at}`

/** Posts: a record in the list, and a Markdown body of usual length (a copy of an existing one). */
const posts: Generator = (folder, count) => {
  const blog = join(folder, 'src/site/words/blog')
  const list = join(blog, 'posts.ts')
  const record = (at: number) => `  {
    id: ${1000 + at},
    slug: '${slugOf(at)}',
    title: 'Generated post number ${at}',
    excerpt: 'Post number ${at} exists to measure the build: long enough for a description, of the length that search engines show.',
    image: '${slugOf(at)}',
    author: 'Arif Mahmud',
    date: '2020-01-01',
    readTime: 4,
    category: 'Development',
    tags: ['Operations'],
  },
`
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  const source = readFileSync(list, 'utf8')
  const end = source.lastIndexOf('] as const')
  writeFileSync(list, source.slice(0, end) + numbers.map(record).join('') + source.slice(end))
  for (const at of numbers) cpSync(join(blog, 'the-restore-drill-we-failed.md'), join(blog, `${slugOf(at)}.md`))
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
