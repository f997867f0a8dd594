import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoName } from '#pictures/photo.ts'

/** The folder of the owner's photographs. */
export const photoFolder = 'data/photos'

/** Matches the names of files that can be photographs of the site. */
export const readableName = /^[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/

/** Returns the files of the folder that can be photographs of the site. */
export const photosIn = async (folder = photoFolder) =>
  (await readdir(folder).catch(() => [])).filter(file => readableName.test(file)).sort()

/** An original photograph of the owner. */
export interface Original {
  /** For messages. */
  readonly path: string
  readonly bytes: Buffer
  /** Pixels, when upright. */
  readonly width: number
  readonly height: number
}

/**
 * Reads a photograph by its name without extension. Throws an error with the remedy if it is missing, unreadable or not
 * unique.
 */
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
    // Width and height of the upright photograph.
    const { autoOrient } = await sharp(bytes).metadata()
    return { path, bytes, ...autoOrient }
  } catch (error) {
    throw new Error(`${path} cannot be read as a picture: save it again as JPEG, PNG, WebP or AVIF`, { cause: error })
  }
}
