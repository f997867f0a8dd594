import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoName } from '#site/art/photo.ts'

/** Where the owner puts photographs. */
export const photoFolder = 'data/photos'

/** The names of files that can be photographs of the site. */
export const readableName = /^[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/

/** The files of the folder that can be photographs of the site. */
export const photosIn = async (folder = photoFolder) =>
  (await readdir(folder).catch(() => [])).filter(file => readableName.test(file)).sort()

/** A photograph as the owner took it. */
export interface Original {
  /** For messages. */
  readonly path: string
  readonly bytes: Buffer
  /** Pixels, the right way up. */
  readonly width: number
  readonly height: number
}

/** Reads a photograph by its name without extension. Throws one sentence with the remedy when there is none. */
export async function readOriginal(name: string, folder = photoFolder): Promise<Original> {
  const all = await photosIn(folder)
  const [file, other] = all.filter(each => photoName(each) === name)
  if (!file)
    throw new Error(
      `there is no photograph ${name} in ${folder}: put it there as ${name}.jpg, .png, .webp or .avif, in small letters, digits and hyphens`,
    )
  const path = join(folder, file)
  if (other) throw new Error(`${path} and ${other} have the same name: rename one of them`)
  const bytes = await readFile(path)
  const { default: sharp } = await import('sharp')
  try {
    // Width and height as a camera that was held upright has them.
    const { autoOrient } = await sharp(bytes).metadata()
    return { path, bytes, ...autoOrient }
  } catch {
    throw new Error(`${path} cannot be read as a picture: save it again as JPEG, PNG, WebP or AVIF`)
  }
}
