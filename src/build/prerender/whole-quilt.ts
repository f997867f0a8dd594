/** The picture of each page, and the quilt of all pages. */
import type { Job } from '#api/contract.ts'
import { readData } from '#api/data-folder.ts'
import { pages } from '#build/content/pages.ts'
import { pictureName } from '#build/content/pictures.ts'
import { dyeOf } from '#build/pictures/patch.ts'
import menus from '#content/menus.json' with { type: 'json' }
import type { QuiltPiece } from '#pages/words.ts'
import { posts } from '#site/blog.ts'
import { founderPages, jobPath, postPath, studyPath } from '#site/map/families.ts'
import { type PagePath, siteMap } from '#site/map/index.ts'
import { patchOf } from '#site/patches.ts'
import { slugOf } from '#site/slug.ts'
import { studies } from '#site/studies.ts'

/** Returns the name of the picture of a job's page: that of its team, or of the careers page. */
export const jobPicture = ({ department }: Pick<Job, 'department'>) =>
  [`team-${slugOf(department)}`, 'careers'].find(patchOf) ?? 'careers'

/** Returns the name of the picture of a page that has a file. */
function pictureAt(path: PagePath): string | undefined {
  const page = pages[path]
  // A photograph is shown in place of the patch.
  if (!page || (page.words as { readonly photo?: unknown }).photo) return undefined
  return pictureName({ address: path, view: page.view })
}

const dyeAt = (picture: string) => {
  const patch = patchOf(picture)
  return patch ? dyeOf(patch) : undefined
}

/** Returns all pages but the 404 page, each with its picture. Its hash is written with the page. */
export function wholeQuilt(): readonly QuiltPiece[] {
  const piece = (path: PagePath, label: string, picture = pictureAt(path)): QuiltPiece => ({
    path,
    label,
    ...(picture && { picture: `/art/${picture}.svg`, dye: dyeAt(picture) }),
  })
  return [
    ...siteMap.filter(({ path }) => path !== '/404').map(({ path, label }) => piece(path, label)),
    ...founderPages.map(path => piece(path, menus.founderLabel)),
    ...studies.map(study => piece(studyPath(study), study.title)),
    ...posts.map(post => piece(postPath(post), post.title)),
    ...readData().jobs.map(job => piece(jobPath(job), job.title, jobPicture(job))),
  ]
}
