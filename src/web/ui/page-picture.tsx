import { createContext, use } from 'react'
import type { Photo as OwnPhoto } from '#site/art/photo.ts'
import { Art } from './art.tsx'
import { Photo } from './photo.tsx'

interface ShownPicture {
  readonly name: string
  /** The owner's photograph in its place. */
  readonly photo?: OwnPhoto | undefined
}

/** The picture of the page that is shown. */
export const PictureContext = createContext<ShownPicture>({ name: 'home' })

/** The picture at the top of a page: decorative, because its heading and lead say more. It is in the first view, so it loads at once. */
export function PagePicture({ class: extra = '' }: { class?: string }) {
  const { name, photo } = use(PictureContext)
  const look = `w-full ${extra}`
  return <Photo photo={photo} lazy={false} class={look} instead={<Art name={name} lazy={false} class={look} />} />
}
