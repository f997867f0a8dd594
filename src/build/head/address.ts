import { artName } from '#site/art/name.ts'
import { type Photo, type PhotoShape, photoPicture, shapes } from '#site/art/photo.ts'
import { company } from '#site/company.ts'
import type { PagePath } from '#site/map/index.ts'

/** The absolute address of a path on this site. */
export const absolute = (path: string) => `${company.siteUrl}${path}`

/** The site-relative address of a page's social image; with a photograph in it, it is a JPEG. */
export const socialImage = (path: PagePath, photo?: Photo) => `/social/${artName(path)}.${photo ? 'jpg' : 'png'}`

/** The absolute address of a photograph at its largest. */
export const photoAddress = ({ file }: Photo, shape: PhotoShape = 'wide') =>
  absolute(`/art/${photoPicture(file, shape, shapes[shape].width)}.webp`)
