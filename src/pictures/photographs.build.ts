/** Makes the pictures of photographs in `data/photos/`, which `npm run content` has checked, with the paths that pages name. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { EmittedFile } from '#build/emit/files.ts'
import { hashOf } from '#build/emit/hash.ts'
import { limits } from '#build/limits.ts'
import { cached } from './cache.build.ts'
import { type PhotoShape, photoFolder, photoName, readableName, shapes } from './photo.ts'
import { withinBytes } from './raster.build.ts'

/** A picture to make from a photograph. */
export interface Wanted {
  /** The photograph's file without its extension. */
  readonly name: string
  readonly shape: PhotoShape
  readonly width: number
  readonly type: 'avif' | 'webp'
}

/** From the preferred quality to the lowest acceptable one. */
const qualities = { avif: [55, 47, 40, 33, 26], webp: [78, 68, 58, 48, 38] } as const

/** Increase this when different bytes are made from the same photograph. */
const encoding = 1

async function fileOf(name: string, folder = photoFolder) {
  const file = (await readdir(folder)).find(each => readableName.test(each) && photoName(each) === name)
  if (!file) throw new Error(`there is no photograph ${name} in ${folder}`)
  return join(folder, file)
}

/**
 * Crops a photograph to a box in pixels, upright, around the part that draws the eye. The result contains no metadata, such
 * as place and author.
 */
export const cropped = async (name: string, box: { width: number; height: number }, folder?: string): Promise<Sharp> =>
  sharp(await fileOf(name, folder))
    .autoOrient()
    .resize({ width: box.width, height: box.height, fit: 'cover', position: 'attention' })
    .toColourspace('srgb')

/** Returns the bytes of a picture: from the cache if nothing has changed, else newly made. */
export async function makePhoto(
  { name, shape, width, type }: Wanted,
  folder = photoFolder,
  cache?: string,
): Promise<Uint8Array> {
  const file = await fileOf(name, folder)
  const settings = JSON.stringify([sharp.versions, encoding, shapes[shape], width, qualities[type]])
  const key = `${createHash('sha256')
    .update(settings)
    .update(await readFile(file))
    .digest('hex')}.${type}`
  const make = async () => {
    // Cropped once, then scaled down, so that all widths show the same.
    const { data, info } = await (await cropped(name, shapes[shape], folder))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: from, height, channels } = info
    const small = sharp(data, { raw: { width: from, height, channels } }).resize({ width })
    const most = limits.image.bytes
    const bytes = await withinBytes(most, qualities[type], quality => small.clone()[type]({ quality }).toBuffer())
    if (bytes.length > most)
      throw new Error(
        `${file} has so much detail that it weighs ${Math.ceil(bytes.length / 1000)} kB at a width of ${width} pixels, more than ${most / 1000} kB: choose a calmer one, or soften its background`,
      )
    return bytes
  }
  return cached(key, make, cache)
}

const address = new RegExp(
  `/art/([^"'\\s/.]+)-(${Object.keys(shapes).join('|')})-(\\d+)(?:\\.[0-9a-f]{8})?\\.(avif|webp)`,
  'g',
)

/** Returns the photograph of a path, with a hash or without; `undefined` for any other path. */
export function photoAt(path: string): Wanted | undefined {
  const [[whole, name = '', shape, width, type] = []] = path.matchAll(address)
  return whole === path
    ? { name, shape: shape as PhotoShape, width: Number(width), type: type as Wanted['type'] }
    : undefined
}

/** The files of all photographs on pages so far, by path without a hash. */
const files = new Map<string, Promise<EmittedFile>>()

/** Forgets the photographs, so that development makes them again. */
export const forgetPhotos = () => files.clear()

async function fileAt(path: string, wanted: Wanted): Promise<EmittedFile> {
  const content = await makePhoto(wanted)
  return { path: path.slice(1).replace(/\.(\w+)$/, `.${hashOf(content)}.$1`), content }
}

/** Makes the photographs of a page and returns its HTML with their final paths. */
export async function withPhotoAddresses(html: string): Promise<string> {
  const found = new Map<string, string>()
  for (const path of new Set(html.match(address))) {
    const photo = photoAt(path)
    if (!photo) continue
    const file = files.get(path) ?? fileAt(path, photo)
    files.set(path, file)
    found.set(path, `/${(await file).path}`)
  }
  return html.replace(address, path => found.get(path) ?? path)
}

/** Returns the files of all photographs that pages show. */
export const photoFiles = async (): Promise<EmittedFile[]> =>
  (await Promise.all(files.values())).sort((one, other) => (one.path < other.path ? -1 : 1))
