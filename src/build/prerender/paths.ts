import { readData } from '#api/data-folder.ts'
import { posts } from '#site/blog.ts'
import { founderPages, jobPath, postPath, studyPath } from '#site/map/families.ts'
import { type PagePath, siteMap } from '#site/map/index.ts'
import { studies } from '#site/studies.ts'

/**
 * Every path that is prerendered: the site map's, and the members of the families as the data has them now; a closed job keeps
 * its page, which says so. Throws when a data file does not fit the contract (see `readData`), before anything is rendered.
 */
export const pathsToPrerender = (): PagePath[] => [
  ...siteMap.map(({ path }) => path),
  ...founderPages,
  ...posts.map(postPath),
  ...studies.map(studyPath),
  ...readData().jobs.map(jobPath),
]
