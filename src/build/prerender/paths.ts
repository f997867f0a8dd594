import { readData } from '#api/data-folder.ts'
import { posts } from '#site/blog.ts'
import { founderPages, jobPath, postPath, studyPath } from '#site/map/families.ts'
import { type PagePath, siteMap } from '#site/map/index.ts'
import { studies } from '#site/studies.ts'

/**
 * Returns every path to prerender: the site map's, and those of the founder, articles, case studies and jobs. A closed job
 * keeps its page, which says so. Throws if a data file does not fit the contract (see `readData`), before anything is
 * rendered.
 */
export const pathsToPrerender = (): PagePath[] => [
  ...siteMap.map(({ path }) => path),
  ...founderPages,
  ...posts.map(postPath),
  ...studies.map(studyPath),
  ...readData().jobs.map(jobPath),
]
