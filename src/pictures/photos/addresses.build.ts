import type { EmittedFile } from '#build/emit/files.ts'
import { hashOf } from '#build/emit/hash.ts'
import { type PhotoShape, shapes } from '#pictures/photo.ts'
import { makePhoto, type Wanted } from './make.build.ts'

const address = new RegExp(`/art/([^"'\\s/.]+)-(${Object.keys(shapes).join('|')})-(\\d+)\\.(avif|webp)`, 'g')

/** Returns the photograph of a path without a hash; `undefined` for any other path. */
function wantedAt(path: string): Wanted | undefined {
  const [match] = path.matchAll(address)
  const [whole, name = '', shape, width, type] = match ?? []
  if (whole !== path) return
  return { name, shape: shape as PhotoShape, width: Number(width), type: type as Wanted['type'] }
}

/** Returns the photograph of a final path, which has a hash. */
export const photoAt = (target: string) => wantedAt(target.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, ''))

/** The files of all photographs on pages so far, by path without a hash. */
const emitted = new Map<string, Promise<EmittedFile>>()

/** Forgets the photographs, so that development makes them again. */
export const forgetPhotos = () => emitted.clear()

async function make(path: string, wanted: Wanted): Promise<EmittedFile> {
  const content = await makePhoto(wanted)
  const hash = hashOf(content)
  return { path: path.slice(1).replace(/\.(\w+)$/, `.${hash}.$1`), content }
}

/** Matches a photograph without alternative text. */
const silent = /<picture class="art photo-(?:(?!<\/picture>).)*? alt=""/s

/**
 * Makes the photographs of a page and returns its HTML with their final paths. Throws, with the remedy, when a photograph is
 * missing, too small or too large, or has no alternative text.
 */
export async function withPhotoAddresses(html: string): Promise<string> {
  const found = new Map<string, string>()
  for (const path of new Set(html.match(address))) {
    const photoFile = wantedAt(path)
    if (!photoFile) continue
    const file = emitted.get(path) ?? make(path, photoFile)
    emitted.set(path, file)
    found.set(path, `/${(await file).path}`)
  }
  const nameless = silent.exec(html)?.[0]
  if (nameless !== undefined)
    throw new Error(`${nameless.match(address)?.[0] ?? 'a photograph'} has no alt: describe what it shows`)
  return html.replace(address, path => found.get(path) ?? path)
}

/** Returns the files of all photographs that pages show. */
export const photoFiles = async (): Promise<EmittedFile[]> =>
  (await Promise.all(emitted.values())).sort((one, other) => (one.path < other.path ? -1 : 1))
