import satori from 'satori'
import sharp, { type Sharp } from 'sharp'
import { readFonts } from './fonts.ts'
import type { Picture } from './node.ts'
import { raster } from './raster.ts'
import { withinBytes } from './within-bytes.ts'

const fonts = readFonts()

/** Bytes from which on messengers give up on the picture of a link. */
const messengers = 100_000
const jpegQualities = [84, 74, 64, 54, 44]

/** For pictures with a photograph in them; the words beside it keep their edges. */
const jpeg = (picture: Sharp, quality: number) =>
  picture.clone().flatten().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()

/** The bytes of a picture. Throws when it holds a character that its fonts lack, or a style that satori does not know. */
export async function draw({ path, width, height, node }: Picture): Promise<Buffer> {
  const problems: string[] = []
  const svg = await satori(node, {
    width,
    height,
    fonts,
    onStyleError: error => problems.push(error.message),
    loadAdditionalAsset: async (_, characters) => {
      problems.push(`no font of src/build/pictures/faces.ts has "${characters}"`)
      return []
    },
  })
  if (problems.length > 0) throw new Error(`${path}: ${[...new Set(problems)].join('; ')}`)
  const drawn = sharp(raster(svg, width).pixels, { raw: { width, height, channels: 4 } })
  if (path.endsWith('.jpg')) return withinBytes(messengers, jpegQualities, quality => jpeg(drawn, quality))
  // A palette without dithering: pictures are flat, and what is flat compresses.
  return drawn.png({ palette: true, dither: 0, effort: 7, compressionLevel: 9 }).toBuffer()
}
