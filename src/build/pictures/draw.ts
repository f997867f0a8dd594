import satori from 'satori'
import sharp from 'sharp'
import { readFonts } from './fonts.ts'
import type { Picture } from './node.ts'
import { raster } from './raster.ts'

const fonts = readFonts()

/** The bytes of a picture. Throws when it holds a character that its fonts lack, or a style that satori does not know. */
export async function draw({ path, width, height, node }: Picture): Promise<Buffer> {
  const problems: string[] = []
  const svg = await satori(node, {
    width,
    height,
    fonts,
    onStyleError: error => problems.push(error.message),
    loadAdditionalAsset: async (_, characters) => {
      problems.push(`the fonts of src/build/pictures/fonts.ts lack "${characters}": use other characters or add a font`)
      return []
    },
  })
  if (problems.length > 0) throw new Error(`${path}: ${[...new Set(problems)].join('; ')}`)
  // A palette without dithering: pictures are flat, and what is flat compresses.
  return sharp(raster(svg, width).pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer()
}
