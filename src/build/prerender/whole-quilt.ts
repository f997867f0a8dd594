/** The picture of each page, and the quilt of all pages. */

import { posts } from '#content/blog.ts'
import { founderPages, jobPath, postPath, studyPath } from '#content/map/families.ts'
import { type PagePath, siteMap } from '#content/map/index.ts'
import { pictureName } from '#content/read/map.build.ts'
import { pages } from '#content/read/pages.build.ts'
import { studies } from '#content/studies.ts'
import menus from '#generated/menus.json' with { type: 'json' }
import { readData } from '#lists/data-folder.ts'
import type { QuiltPiece } from '#pages/words.ts'
import { jobPicture } from '#pictures/name.ts'
import { dyeOf } from '#pictures/patch.build.ts'
import { patchOf } from '#pictures/patches.ts'

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
    ...readData().jobs.map(job => piece(jobPath(job), job.title, jobPicture(job, patchOf))),
  ]
}
