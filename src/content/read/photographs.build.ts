import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '#build/reason.ts'
import { type PhotoShape, photoFolder, photoName, readableName, shapes } from '#pictures/photo.ts'
import { type Fault, quoted, suggestionOf } from './fault.build.ts'
import { misnamed, readableForm } from './files.build.ts'
import { type SourceFile, textsOf } from './source-file.build.ts'

/** A value in the content that names a photograph. */
export interface PhotoUse {
  readonly file: string
  readonly shape: PhotoShape
  /** Returns a fault at that value. */
  readonly fault: (message: string, more: Pick<Fault, 'expected' | 'found' | 'suggestion'>) => Fault
}

/** Returns the photographs that a file names: every `photo` with a `file`. Only leaders have portraits. */
export function photoUsesIn({ file: source, data, fault }: SourceFile): PhotoUse[] {
  const shape = source === 'data/leadership.json' ? 'portrait' : 'wide'
  return textsOf(data).flatMap(([path, file]): PhotoUse[] =>
    path.at(-2) === 'photo' && path.at(-1) === 'file' ? [{ file, shape, fault: (message, more) => fault(path, message, more) }] : [],
  )
}

const pathOf = (file: string) => `${photoFolder}/${file}`

export const picture = /\.(?:jpe?g|png|webp|avif|heic|heif|tiff?|gif|bmp|svg)$/i

/** Returns the fault of a file's name in the folder: its form, or its kind. */
function nameFault(file: string): Fault | undefined {
  if (!picture.test(file) || readableName.test(file)) return undefined
  if (readableName.test(readableForm(file))) return misnamed('photograph', pathOf(file))
  const expected = file.endsWith('.svg') ? 'a photograph: drawings are in data/pictures' : 'JPEG, PNG, WebP or AVIF: save it again as one of them'
  return { file: pathOf(file), message: 'not a format for the site', expected }
}

/** A camera of 2026 has a fifth; the image library reads a little more. */
const mostPixels = 250_000_000

/** Returns the fault of a photograph that cannot be shown in its place. */
async function pictureFault(folder: string, name: string, shape: PhotoShape): Promise<Fault | undefined> {
  const [{ default: sharp }, { makePhoto }] = await Promise.all([import('sharp'), import('#pictures/photographs.build.ts')])
  const { width, height } = shapes[shape]
  const [file, bytes] = [pathOf(name), join(folder, name)]
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const found = `${autoOrient.width} x ${autoOrient.height}`
    if (autoOrient.width * autoOrient.height > mostPixels)
      return { file, message: 'too large to be read: scale it down', expected: `${mostPixels / 1e6} million pixels at most`, found }
    if (autoOrient.width < width || autoOrient.height < height)
      return { file, message: 'too small for its place: take a larger one', expected: `${width} x ${height} pixels at least`, found }
    // Reads it to its end, which the metadata do not.
    await sharp(bytes).resize(16).raw().toBuffer()
    // Its heaviest picture, which the build then finds made.
    await makePhoto({ name: photoName(name), shape, width, type: 'webp' }, folder)
  } catch (error) {
    const [reason = ''] = reasonOf(error).split('\n')
    if (reason.startsWith(`${bytes} has`)) return { file, message: reason.slice(bytes.length + 1) }
    return { file, message: `cannot be read as a picture (${reason}): save it again as JPEG, PNG, WebP or AVIF` }
  }
}

/** Returns all faults of the photographs in a folder, and of the values that name one. */
export async function photoFaults(uses: readonly PhotoUse[], folder = photoFolder): Promise<Fault[]> {
  const files = (await readdir(folder).catch(() => [])).sort()
  const pictures = files.filter(file => readableName.test(file))
  const doubles = pictures.flatMap((file, at) => {
    const other = pictures.slice(0, at).find(each => photoName(each) === photoName(file))
    return other ? { file: pathOf(file), message: `has the name of ${quoted(other)}: rename one of them` } : []
  })
  const ofUses = uses.map(({ file, shape, fault }) => {
    if (pictures.includes(file)) return pictureFault(folder, file, shape)
    // The fault of that file's name already says what to do.
    if (files.some(other => nameFault(other) && readableForm(other) === readableForm(file))) return undefined
    const suggestion = suggestionOf(file, pictures)
    return fault(`there is no such file in ${photoFolder}: put it there, or take out the photograph`, { found: quoted(file), suggestion })
  })
  return [...files.map(nameFault), ...doubles, ...(await Promise.all(ofUses))].flatMap(fault => fault ?? [])
}
