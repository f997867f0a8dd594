import { createContext, use } from 'react'
import { Art } from './art.tsx'

/** The name of the picture of the page that is shown. */
export const PictureContext = createContext('home')

/** The picture at the top of a page: decorative, because its heading and lead say more. It is in the first view, so it loads at once. */
export const PagePicture = ({ class: extra = '' }: { class?: string }) => (
  <Art name={use(PictureContext)} lazy={false} class={`w-full ${extra}`} />
)
