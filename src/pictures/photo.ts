import type { PhotoFile } from '#content/schema-parts.ts'
import { artUrl } from './address.ts'

/** A photograph in `data/photos/`. */
export interface Photo {
  readonly file: PhotoFile
  readonly alt: string
}

/** The crop of a photograph, and the widths of its files. */
interface Shape {
  /** Size of the largest file in pixels; the others have the same aspect ratio. */
  readonly width: number
  readonly height: number
  /** Pixels, in ascending order, including two and three times the displayed width. */
  readonly widths: readonly number[]
  /** The `sizes` attribute: its maximum displayed width, for browsers without `sizes="auto"`. */
  readonly sizes: string
}

/** The shapes of photographs on pages; the element may crop a little more. */
export const shapes = {
  portrait: { width: 384, height: 384, widths: [192, 384], sizes: '8rem' },
  wide: { width: 1200, height: 720, widths: [480, 800, 1200], sizes: '(min-width:64rem) 34rem, 100vw' },
} as const satisfies Record<string, Shape>

export type PhotoShape = keyof typeof shapes

/** The folder of the owner's photographs. */
export const photoFolder = 'data/photos'

/** Matches the names of files that can be photographs of the site. */
export const readableName = /^[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/

/** The name of a picture made from a photograph: `office-jpg-wide-480` of `office.jpg`. */
export const photoPicture = (file: string, shape: PhotoShape, width: number) =>
  `${file.replace('.', '-')}-${shape}-${width}`

/** Returns the `srcset` of a photograph in one format. */
export const photoSet = (file: string, shape: PhotoShape, type: 'avif' | 'webp') =>
  shapes[shape].widths.map(width => `${artUrl(photoPicture(file, shape, width), type)} ${width}w`).join(', ')
