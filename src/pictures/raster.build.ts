import sharp, { type Sharp } from 'sharp'

/** Renders an SVG at a width in pixels. */
export const raster = (svg: string, width: number): Sharp => sharp(Buffer.from(svg)).resize(width)

/** Encodes a drawing as PNG, with a palette and without dithering: flat colours compress well. */
export const flatPng = (drawing: Sharp): Promise<Buffer> =>
  drawing.png({ palette: true, dither: 0, effort: 7, compressionLevel: 9 }).toBuffer()

/** Encodes at the best quality that stays within a size in bytes, or at the lowest quality when none does. */
export async function withinBytes(
  most: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await encode(quality)
    if (bytes.length <= most) break
  }
  return bytes
}
