import type { Photo as OwnPhoto } from '#pictures/photo.ts'
import { Art } from '#ui/art.tsx'
import { Band } from '#ui/band.tsx'
import { Photo } from '#ui/photo.tsx'

interface Words {
  readonly title: string
  readonly caption: string
  readonly photo?: OwnPhoto | undefined
}

/** The office: a photograph or the whole drawing, with its caption beside it. */
export const Office = ({ words: { title, caption, photo } }: { words: Words }) => (
  <Band title={title} lead={caption} split>
    <Photo photo={photo} class="aspect-5/3 w-full" instead={<Art name="office" class="w-full" />} />
  </Band>
)
