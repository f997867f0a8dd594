import { createContext, use } from 'react'
import type { Photo as OwnPhoto } from '#pictures/photo.ts'
import { Art } from './art.tsx'
import { Photo } from './photo.tsx'

interface ShownPicture {
  readonly name: string
  /** The owner's photograph in its place. */
  readonly photo?: OwnPhoto | undefined
}

/** The picture of the page that is shown. */
export const PictureContext = createContext<ShownPicture>({ name: 'home' })

/**
 * The patch of a page, or its photograph: a band above the title on phones. It is decorative, because heading and lead say
 * more, and in the first view, so it loads at once.
 */
export function PagePicture() {
  const { name, photo } = use(PictureContext)
  return (
    <div className="page-picture">
      <Photo photo={photo} lazy={false} instead={<Art name={name} lazy={false} />} />
    </div>
  )
}
