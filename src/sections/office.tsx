import { company } from '#content/company.ts'
import type { Photo as OwnPhoto } from '#pictures/photo.ts'
import { Art } from '#ui/art.tsx'
import { Band } from '#ui/band.tsx'
import { Photo } from '#ui/photo.tsx'

interface Words {
  readonly title: string
  readonly caption: string
  readonly photo?: OwnPhoto | undefined
}

const map = company.map?.still?.picture

/** The office: a photograph, else its map, else a patch, with its caption beside it. */
export const Office = ({ words: { title, caption, photo } }: { words: Words }) => (
  <Band title={title} lead={caption} split>
    <Photo
      photo={photo}
      class="aspect-5/3 w-full"
      instead={<Art name={map ?? 'office'} themed={map !== undefined} class="aspect-square w-full sm:aspect-5/3" />}
    />
  </Band>
)
