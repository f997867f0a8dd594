import sharp, { type Sharp } from 'sharp'
import type { Original } from './original.ts'

/**
 * A photograph cut to a box in pixels, the right way up, around what draws the eye. Nothing of where and by whom it was taken
 * is in what is made of it. Throws when it is too small.
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
