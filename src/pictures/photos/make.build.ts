import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { limits } from '#build/limits.ts'
import { reasonOf } from '#build/reason.ts'
import { cacheFolder, readCached, writeCached } from '#pictures/cache.build.ts'
import { type PhotoShape, shapes } from '#pictures/photo.ts'
import { withinBytes } from '#pictures/raster.build.ts'
import { cut } from './cut.build.ts'
import { readOriginal } from './original.build.ts'

/** A picture to make from a photograph. */
export interface Wanted {
  /** The photograph's file without its extension. */
  readonly name: string
  readonly shape: PhotoShape
  readonly width: number
  readonly type: 'avif' | 'webp'
}

/** Maximum bytes of a picture, whatever it shows: a phone may choose any of them. */
const heaviest = limits.image.bytes

/** From the preferred quality to the lowest acceptable one. */
const qualities = { avif: [55, 47, 40, 33, 26], webp: [78, 68, 58, 48, 38] } as const

/** Increase this when different bytes are made from the same photograph. */
const encoding = 1

const pictureKey = (bytes: Buffer, { shape, width, type }: Wanted) =>
  createHash('sha256')
    .update(JSON.stringify([sharp.versions, encoding, shapes[shape], width, qualities[type]]))
    .update(bytes)
    .digest('hex')

async function encode(original: Awaited<ReturnType<typeof readOriginal>>, { shape, width, type }: Wanted) {
  // Cropped once, then scaled down, so that all widths show the same.
  const { data, info } = await cut(original, shapes[shape]).raw().toBuffer({ resolveWithObject: true })
  const { channels } = info
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels } }).resize({ width })
  const bytes = await withinBytes(heaviest, qualities[type], quality => small.clone()[type]({ quality }).toBuffer())
  if (bytes.length > heaviest)
    throw new Error(
      `${original.path} has so much detail that it weighs ${Math.ceil(bytes.length / 1000)} kB at a width of ${width} pixels, more than ${heaviest / 1000} kB: choose a calmer one, or soften its background`,
    )
  return bytes
}

/** Returns the bytes of a picture: from the cache if nothing has changed, else newly made. */
export async function makePhoto(wanted: Wanted, folder?: string, cache = cacheFolder): Promise<Uint8Array> {
  const original = await readOriginal(wanted.name, folder)
  const key = `${pictureKey(original.bytes, wanted)}.${wanted.type}`
  const cached = await readCached(cache, key)
  if (cached) return cached
  const bytes = await encode(original, wanted).catch((error: unknown) => {
    const reason = reasonOf(error)
    throw new Error(reason.startsWith(original.path) ? reason : `${original.path}: ${reason}`)
  })
  await writeCached(cache, key, bytes)
  return bytes
}
