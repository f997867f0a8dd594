import { createContext, use } from 'react'
import { Art } from './art.tsx'

/** The picture of the page that is shown. */
export const PictureContext = createContext<{ readonly name: string; readonly alt: string }>({ name: 'home', alt: '' })

/** The picture at the top of a page. It is in the first view, so it loads at once. */
export const PagePicture = ({ class: extra = '' }: { class?: string }) => (
  <Art {...use(PictureContext)} lazy={false} class={`w-full ${extra}`} />
)
