import type { Photo as OwnPhoto } from '#site/art/photo.ts'
import { Art } from '#web/ui/art.tsx'
import { Band } from '#web/ui/band.tsx'
import { Photo } from '#web/ui/photo.tsx'

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
