import type { PhotoFile } from '#site/schema-parts.ts'
import { artUrl } from './address.ts'

/** A photograph that the owner has put into `data/photos/`. */
export interface Photo {
  readonly file: PhotoFile
  /** What it shows, for those who cannot see it. */
  readonly alt: string
}

/** How a photograph is cut, and in which widths it is made. */
interface Shape {
  /** Pixels of the largest; the others keep its proportions. */
  readonly width: number
  readonly height: number
  /** Pixels, in ascending order; twice and three times what a layout shows are among them. */
  readonly widths: readonly number[]
  /** How wide it is shown at most, for browsers that cannot tell by themselves. */
  readonly sizes: string
}

/** Each place for a photograph has one of these shapes; its box may cut a little more away. */
export const shapes = {
  portrait: { width: 384, height: 384, widths: [192, 384], sizes: '8rem' },
  wide: { width: 1200, height: 720, widths: [480, 800, 1200], sizes: '(min-width:64rem) 34rem, 100vw' },
} as const satisfies Record<string, Shape>

export type PhotoShape = keyof typeof shapes

/** The name of a photograph as its pictures and its colours have it. */
export const photoName = (file: string) => file.replace(/\.\w+$/, '')

/** The name of a picture that is made of a photograph. */
export const photoPicture = (file: string, shape: PhotoShape, width: number) => `${photoName(file)}-${shape}-${width}`

/** The addresses of a photograph in one format, as `srcset` has them. */
export const photoSet = (file: string, shape: PhotoShape, type: 'avif' | 'webp') =>
  shapes[shape].widths.map(width => `${artUrl(photoPicture(file, shape, width), type)} ${width}w`).join(', ')
