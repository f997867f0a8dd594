import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoName } from '#pictures/photo.ts'
import { photoFolder, photosIn } from './original.build.ts'

const hex = (bytes: Uint8Array) => `#${Buffer.from(bytes).toString('hex')}`

/**
 * Returns style rules for the placeholder of each photograph until it has loaded: its own colours, above and below. They are
 * in the style sheet, because the content security policy allows no inline styles.
 */
export async function photoGrounds(folder = photoFolder): Promise<string> {
  const files = await photosIn(folder)
  if (files.length === 0) return ''
  const { default: sharp } = await import('sharp')
  const rules = await Promise.all(
    files.map(async file => {
      const colours = await sharp(await readFile(join(folder, file)))
        .autoOrient()
        .flatten()
        .resize(1, 2, { fit: 'fill' })
        .toColourspace('srgb')
        .raw()
        .toBuffer()
        // The page that requests the photograph reports the error.
        .catch(() => undefined)
      return colours
        ? `.photo-${photoName(file)}{background:linear-gradient(${hex(colours.subarray(0, 3))},${hex(colours.subarray(3, 6))})}`
        : ''
    }),
  )
  return rules.join('')
}
