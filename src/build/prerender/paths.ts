import { readData } from '#api/data-folder.ts'
import { posts } from '#site/blog.ts'
import { founderPages, jobPath, postPath, studyPath } from '#site/map/families.ts'
import { type PagePath, siteMap } from '#site/map/index.ts'
import { studies } from '#site/studies.ts'

/** The pages that do not depend on the lists of the API. */
const fixedPaths = (): PagePath[] => [
  ...siteMap.map(({ path }) => path),
  ...founderPages,
  ...posts.map(postPath),
  ...studies.map(studyPath),
]

/** A closed job keeps its page, which says so. */
const jobPaths = (): PagePath[] => readData().jobs.map(jobPath)

/**
 * Every path that is prerendered: the site map's, and the members of the families as the data has them now. Throws when a
 * data file does not fit the contract (see `readData`), before anything is rendered.
 */
export const pathsToPrerender = (): PagePath[] => [...fixedPaths(), ...jobPaths()]

/** Whether a path is one of them. The data is read for the path of a job alone: in development a list may be broken for a while. */
export const isPrerendered = (path: PagePath): boolean => fixedPaths().includes(path) || jobPaths().includes(path)
