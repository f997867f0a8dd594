import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { photoFolder, readableName } from '#build/photos/original.ts'
import { type PhotoShape, shapes } from '#site/art/photo.ts'
import { type Fault, quoted } from './fault.ts'
import { nearest } from './nearest.ts'
import { type SourceFile, textsOf } from './source-file.ts'

/** A place in the content that names a photograph. */
export interface PhotoUse {
  readonly file: string
  readonly shape: PhotoShape
  /** Makes a fault of that place. */
  readonly fault: (message: string, more: Pick<Fault, 'expected' | 'found' | 'suggestion'>) => Fault
}

/** The photographs that a page names: any `photo` with a `file`. */
export function photoUsesIn({ data, fault }: SourceFile): PhotoUse[] {
  return textsOf(data).flatMap(([path, file]): PhotoUse[] =>
    path.at(-2) === 'photo' && path.at(-1) === 'file' ? [{ file, shape: 'wide', fault: (message, more) => fault(path, message, more) }] : [],
  )
}

const picture = /\.(?:jpe?g|png|webp|avif|heic|heif|tiff?|gif|bmp)$/i

/** The name that a file may have: `Our Office.JPG` as `our-office.jpg`. */
const readableForm = (file: string) =>
  file
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/\.(?=.*\.)/g, '-')
    .replace(/^-+|-+(?=\.)/g, '')

/** What is wrong with the name of a file in the folder. */
function nameFault(path: string, file: string): Fault | undefined {
  if (!picture.test(file) || readableName.test(file)) return
  const form = readableForm(file)
  return readableName.test(form)
    ? {
        file: path,
        message: 'the name of a photograph has small letters, digits and hyphens only, its extension too: rename the file',
        found: quoted(file),
        suggestion: quoted(form),
      }
    : {
        file: path,
        message: 'not a format for the site',
        expected: 'JPEG, PNG, WebP or AVIF: save it again as one of them',
      }
}

async function sizeFault(path: string, bytes: string, shape: PhotoShape): Promise<Fault | undefined> {
  const { width, height } = shapes[shape]
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient } = await sharp(bytes).metadata()
    if (autoOrient.width >= width && autoOrient.height >= height) return
    return {
      file: path,
      message: 'too small for its place: take a larger one',
      expected: `${width} x ${height} pixels at least`,
      found: `${autoOrient.width} x ${autoOrient.height}`,
    }
  } catch {
    return { file: path, message: 'cannot be read as a picture: save it again as JPEG, PNG, WebP or AVIF' }
  }
}

/** Every fault of the photographs in a folder, and of the places that name one. */
export async function photoFaults(uses: readonly PhotoUse[], folder = photoFolder): Promise<Fault[]> {
  const files = (await readdir(folder).catch(() => [])).sort()
  const pathOf = (file: string) => `${photoFolder}/${file}`
  const names = files.flatMap(file => nameFault(pathOf(file), file) ?? [])
  const ofUses = uses.map(async ({ file, shape, fault }) => {
    if (files.includes(file) && readableName.test(file)) return sizeFault(pathOf(file), join(folder, file), shape)
    // Its own fault says what to do.
    if (files.some(other => picture.test(other) && readableForm(other) === file)) return
    const close = nearest(
      file,
      files.filter(other => readableName.test(other)),
    )
    return fault(`there is no such file in ${photoFolder}: put it there, or take out the photograph`, {
      found: quoted(file),
      suggestion: close && quoted(close),
    })
  })
  return [...names, ...(await Promise.all(ofUses)).flatMap(fault => fault ?? [])]
}
