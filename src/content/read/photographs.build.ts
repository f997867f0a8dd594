import { join } from 'node:path'
import { filesBelow } from '#build/emit/files.ts'
import { limits } from '#build/limits.ts'
import { reasonOf } from '#build/reason.ts'
import { type PhotoShape, photoFolder, readableName, shapes } from '#pictures/photo.ts'
import { type Fault, quoted, suggestionOf } from './fault.build.ts'
import { validName } from './files.build.ts'
import { type SourceFile, textsOf } from './source-file.build.ts'

const pathOf = (file: string) => `${photoFolder}/${file}`

/** A camera of 2026 has a fifth; the image library reads a little more. */
const mostPixels = 250_000_000

/** Returns the fault of a photograph that cannot be shown in its place. */
async function pictureFault(folder: string, file: string, shape: PhotoShape): Promise<Fault | undefined> {
  const [{ default: sharp }, { makePhoto }] = await Promise.all([import('sharp'), import('#pictures/photographs.build.ts')])
  const { width, height } = shapes[shape]
  const fault = (message: string, expected?: string, found?: string) => ({ file: pathOf(file), message, expected, found })
  try {
    const { autoOrient } = await sharp(join(folder, file), { limitInputPixels: false }).metadata()
    const found = `${autoOrient.width} x ${autoOrient.height}`
    if (autoOrient.width * autoOrient.height > mostPixels)
      return fault('too large to be read: scale it down', `${mostPixels / 1e6} million pixels at most`, found)
    if (autoOrient.width < width || autoOrient.height < height)
      return fault('too small for its place: take a larger one', `${width} x ${height} pixels at least`, found)
    // Its heaviest picture, which the build then finds made. Reads it to its end, which the metadata do not.
    const { length } = await makePhoto({ file, shape, width, type: 'webp' }, folder)
    const [weight, most] = [Math.ceil(length / 1000), limits.image.bytes / 1000]
    if (weight <= most) return undefined
    return fault(
      `has so much detail that it weighs ${weight} kB at a width of ${width} pixels, more than ${most} kB: choose a calmer one, or soften its background`,
    )
  } catch (error) {
    return fault(`cannot be read as a picture (${reasonOf(error).split('\n')[0]}): save it again as JPEG, PNG, WebP or AVIF`)
  }
}

/** Returns the faults of values that name a photograph, every `photo` with a `file`, and of those photographs. */
export async function photoFaults(sources: readonly SourceFile[], folder = photoFolder): Promise<Fault[]> {
  const files = filesBelow(folder).filter(file => !file.includes('/'))
  const ofValues = sources.flatMap(({ file: source, data, fault }) =>
    textsOf(data).map(([path, file]) => {
      if (path.at(-2) !== 'photo' || path.at(-1) !== 'file') return undefined
      const pictures = files.filter(each => readableName.test(each))
      // Only leaders have portraits.
      if (pictures.includes(file)) return pictureFault(folder, file, source === 'data/leadership.json' ? 'portrait' : 'wide')
      // The fault of that file's name already says what to do.
      if (files.some(other => validName(other) === validName(file))) return undefined
      const more = { found: quoted(file), suggestion: suggestionOf(file, pictures) }
      return fault(path, `there is no such file in ${photoFolder}: put it there, or take out the photograph`, more)
    }),
  )
  return (await Promise.all(ofValues)).flatMap(fault => fault ?? [])
}
