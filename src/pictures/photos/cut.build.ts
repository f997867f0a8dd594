import sharp, { type Sharp } from 'sharp'
import type { Original } from './original.build.ts'

/**
 * Crops a photograph to a box in pixels, upright, around the part that draws the eye. The result contains no metadata, such
 * as place and author. Throws if the photograph is too small.
 */
export function cut({ path, bytes, width, height }: Original, box: { width: number; height: number }): Sharp {
  if (width < box.width || height < box.height)
    throw new Error(
      `${path} has ${width} x ${height} pixels, and its place needs ${box.width} x ${box.height} at least: take a larger one`,
    )
  return sharp(bytes)
    .autoOrient()
    .resize({ width: box.width, height: box.height, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
}
