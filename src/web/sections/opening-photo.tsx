import type { Photo as OwnPhoto } from '#site/art/photo.ts'
import { PagePicture } from '#web/ui/page-picture.tsx'
import { Photo } from '#web/ui/photo.tsx'

/** The owner's photograph at the top of a page. */
export const OpeningPhoto = ({ photo }: { photo: OwnPhoto }) => (
  <Photo photo={photo} lazy={false} class="aspect-5/3 w-full" instead={<PagePicture class="aspect-5/3" />} />
)
