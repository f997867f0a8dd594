import { readFile } from 'node:fs/promises'
import { founderPath, jobPath, postPath } from '#site/map/families.ts'
import { type PagePath, siteMap } from '#site/map/index.ts'
import { posts } from '#site/words/blog/posts.ts'

/** Every path that is prerendered: the site map's, and the members of the families as the data has them now. */
export async function pathsToPrerender(): Promise<PagePath[]> {
  const jobs: { id: number }[] = JSON.parse(await readFile('data/jobs.json', 'utf8'))
  return [...siteMap.map(({ path }) => path), founderPath, ...jobs.map(jobPath), ...posts.map(postPath)]
}
