/** Makes the pictures of photographs in `data/photos/`, which `npm run content` has checked, with the paths that pages name. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { ReadPage } from '#build/crawl/read-page.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { hashOf } from '#build/emit/hash.ts'
import { limits } from '#build/limits.ts'
import { cached } from './cache.build.ts'
import { type PhotoShape, photoFolder, shapes } from './photo.ts'
import { withinBytes } from './raster.build.ts'

/** A picture to make from a photograph. */
export interface Wanted {
  readonly file: string
  readonly shape: PhotoShape
  readonly width: number
  readonly type: 'avif' | 'webp'
}

/** From the preferred quality to the lowest acceptable one. */
const qualities = { avif: [55, 47, 40, 33, 26], webp: [78, 68, 58, 48, 38] } as const

/** Increase this when different bytes are made from the same photograph. */
const encoding = 1

/**
 * Crops a photograph to a box in pixels, upright, around the part that draws the eye. The result contains no metadata, such
 * as place and author.
 */
export const cropped = (file: string, box: { width: number; height: number }, folder = photoFolder): Sharp =>
  sharp(join(folder, file))
    .autoOrient()
    .resize({ width: box.width, height: box.height, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')

/** The hashes of photographs, by file and the time of its last change. */
const hashes = new Map<string, string>()

/** Returns the hash of a picture: of its photograph, and of how it is made. */
function pictureHash({ file, shape, width, type }: Wanted, folder = photoFolder): string {
  const path = join(folder, file)
  const version = `${path} ${statSync(path).mtimeMs}`
  if (!hashes.has(version)) hashes.set(version, hashOf(readFileSync(path), 64))
  const settings = [sharp.versions, encoding, shapes[shape], width, qualities[type]]
  return hashOf(JSON.stringify([hashes.get(version), settings]), 64)
}

/** Returns the bytes of a picture: from the cache if nothing has changed, else newly made. */
export async function makePhoto(wanted: Wanted, folder?: string, cache?: string): Promise<Uint8Array> {
  const { file, shape, width, type } = wanted
  const make = async () => {
    // Cropped once, then scaled down, so that all widths show the same.
    const { data, info } = await cropped(file, shapes[shape], folder).raw().toBuffer({ resolveWithObject: true })
    const small = sharp(data, { raw: info }).resize({ width })
    return withinBytes(limits.image.bytes, qualities[type], quality => small.clone()[type]({ quality }).toBuffer())
  }
  return cached(`${pictureHash(wanted, folder)}.${type}`, make, cache)
}

const address = /\/art\/([a-z0-9-]+)-([a-z]+)-(portrait|wide)-(\d+)(?:\.[0-9a-f]{8})?\.(avif|webp)/

/** Returns the photograph of a path, with a hash or without; `undefined` for any other path. */
export function photoAt(path: string): Wanted | undefined {
  const [whole, name, ending, shape, width, type] = address.exec(path) ?? []
  return whole === path
    ? { file: `${name}.${ending}`, shape: shape as PhotoShape, width: Number(width), type: type as Wanted['type'] }
    : undefined
}

/** Returns HTML with the final path of every photograph. */
export const withPhotoAddresses = (html: string) =>
  html.replace(new RegExp(address, 'g'), path => {
    const photo = photoAt(path)
    return photo ? path.replace(/\.\w+$/, `.${pictureHash(photo).slice(0, 8)}$&`) : path
  })

/** Returns the files of all photographs that pages show. */
export async function photoFiles(pages: Iterable<ReadPage>): Promise<EmittedFile[]> {
  const paths = new Set([...pages].flatMap(({ references }) => references.map(({ target }) => target)))
  const files = [...paths].map(async path => {
    const photo = photoAt(path)
    return photo ? [{ path: path.slice(1), content: await makePhoto(photo) }] : []
  })
  return (await Promise.all(files)).flat()
}
