import { posts } from '#content/blog.ts'
import { founderPages, jobPath, postPath, studyPath } from '#content/map/families.ts'
import { type PagePath, siteMap } from '#content/map/index.ts'
import { studies } from '#content/studies.ts'
import { readData } from '#lists/data-folder.ts'

/**
 * The paths of pages that come from entries. A closed job keeps its page, which says so. Reading jobs throws if a data file
 * does not fit the contract (see `readData`), before anything is rendered.
 */
export const entryPaths = {
  job: () => readData().jobs.map(jobPath),
  article: () => posts.map(postPath),
  caseStudy: () => studies.map(studyPath),
} satisfies Record<string, () => PagePath[]>

/** Returns every path to prerender: the site map's, and those of the founder and of entries. */
export const pathsToPrerender = (): PagePath[] => [
  ...siteMap.map(({ path }) => path),
  ...founderPages,
  ...Object.values(entryPaths).flatMap(paths => paths()),
]

export type EntryView = keyof typeof entryPaths
