import { createRequire } from 'node:module'
import { extname } from 'node:path'
import satori from 'satori'
import sharp, { type Sharp } from 'sharp'
import type { EmittedFile } from '#build/emit/files.ts'
import { hashOf } from '#build/emit/hash.ts'
import { cached } from './cache.build.ts'
import { readFonts } from './fonts.build.ts'
import type { Picture } from './node.build.ts'
import { flatPng, raster, withinBytes } from './raster.build.ts'

const fonts = readFonts()

/** The maximum size in bytes: messengers do not show larger link previews. */
const messengers = 100_000
const jpegQualities = [84, 74, 64, 54, 44]

/** Encodes a picture that contains a photograph. Full chroma keeps the edges of the text sharp. */
const jpeg = (picture: Sharp, quality: number) =>
  picture.clone().flatten().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()

/**
 * Returns the bytes of a picture. Throws for a character that the fonts do not have, or a style that satori does not
 * support.
 */
export async function draw({ path, width, height, node }: Picture): Promise<Buffer> {
  const problems: string[] = []
  const svg = await satori(node, {
    width,
    height,
    fonts,
    onStyleError: error => problems.push(error.message),
    loadAdditionalAsset: async (_, characters) => {
      problems.push(`no font of src/pictures/faces.build.ts has "${characters}"`)
      return []
    },
  })
  if (problems.length > 0) throw new Error(`${path}: ${[...new Set(problems)].join('; ')}`)
  const picture = raster(svg, width)
  return path.endsWith('.jpg')
    ? withinBytes(messengers, jpegQualities, quality => jpeg(picture, quality))
    : flatPng(picture)
}

const require = createRequire(import.meta.url)
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version

/** Increase this when different bytes are made from the same picture. */
const encoding = 2

/** What affects the bytes of a picture besides itself: fonts, libraries, compression. */
const circumstances = [
  hashOf(Buffer.concat(fonts.map(({ data }) => data)), 64),
  versionOf('satori'),
  JSON.stringify(sharp.versions),
  encoding,
].join(' ')

/** Returns the cache key of a picture. Equal pictures have equal keys, whatever their path. */
const keyOf = ({ path, width, height, node }: Picture) =>
  hashOf(JSON.stringify([circumstances, width, height, node]), 64) + extname(path)

/** While one picture is laid out, others are compressed in the threads of sharp. */
const atOnce = 4

/**
 * Returns the files of pictures, in their order. Takes unchanged pictures from the cache and draws the others. Rejects with
 * the errors of all pictures that could not be drawn.
 */
export async function makePictures(pictures: readonly Picture[]): Promise<EmittedFile[]> {
  const contents = new Map<Picture, Uint8Array>()
  const errors: string[] = []
  const waiting = pictures.values()
  async function work() {
    for (const picture of waiting) {
      try {
        contents.set(picture, await cached(keyOf(picture), () => draw(picture)))
      } catch (error) {
        errors.push(String(error instanceof Error ? error.message : error))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (errors.length > 0) throw new Error(errors.sort().join('\n  '))
  return pictures.flatMap(picture => {
    const content = contents.get(picture)
    return content ? { path: picture.path, content } : []
  })
}
