import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photoFaults } from '#content/read/photographs.build.ts'
import type { SourceFile } from '#content/read/source-file.build.ts'
import { makePhoto, type Wanted } from '#pictures/photographs.build.ts'
import { photograph, takenBy } from './photograph.ts'

const root = mkdtempSync(join(tmpdir(), 'photos-'))
const folder = join(root, 'photos')
const cache = join(root, 'cache')
afterAll(() => rmSync(root, { recursive: true }))

beforeAll(async () => {
  mkdirSync(folder)
  const put = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, name), bytes)
  put('office.jpg', await photograph({ width: 1600, height: 1200 }))
  put('upright.jpg', await photograph({ width: 900, height: 1300, orientation: 6 }))
  put('small.jpg', await photograph({ width: 640, height: 480 }))
  put('sand.jpg', await photograph({ width: 1300, height: 800, noise: 128 }))
  put('letter.jpg', 'Dear Sir or Madam')
  put('till.jpg', await photograph({ width: 1300, height: 800 }))
  put(
    'till.png',
    await sharp(await photograph({ width: 1200, height: 900 }))
      .png()
      .toBuffer(),
  )
}, 60_000)

const make = (name: string, wanted: Partial<Wanted> = {}) =>
  makePhoto({ file: `${name}.jpg`, shape: 'wide', width: 800, type: 'avif', ...wanted }, folder, cache)

/** A file of the content that names a photograph. */
const sourceNaming = (photo: string): SourceFile => ({
  file: 'data/pages/about.yaml',
  data: { photo: { file: photo } },
  fault: (_, message) => ({ file: photo, message }),
})

describe('a photograph', () => {
  it.each(['avif', 'webp'] as const)(
    'becomes %s of the wanted width, and says nothing of where it was taken',
    async type => {
      const bytes = await make('office', { type })
      const { format, width, height, exif } = await sharp(bytes).metadata()
      expect([format, width, height, exif]).toEqual([type === 'avif' ? 'heif' : type, 800, 480, undefined])
      expect(Buffer.from(bytes).includes(takenBy)).toBe(false)
    },
  )

  it('is turned as the camera was held', async () => {
    const { data, info } = await sharp(await make('upright', { width: 480, type: 'webp' }))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const blueness = (x: number) => {
      const at = (100 * info.width + x) * info.channels
      return (data[at + 2] ?? 0) - (data[at + 1] ?? 0)
    }
    // After a rotation to the right, the top is at the right.
    expect([blueness(20) < 0, blueness(460) > 0]).toEqual([true, true])
  })

  it('that is full of detail is made at a lower quality until a phone may load it', async () => {
    const portrait = { shape: 'portrait', width: 384, type: 'webp' } as const
    expect((await make('sand', portrait)).length).toBeLessThanOrEqual(60_000)
  })

  it('may have the name of another one in another format', async () => {
    const faults = await photoFaults(['till.jpg', 'till.png'].map(sourceNaming), folder)
    expect(faults).toEqual([])
    const [jpeg, png] = [await make('till'), await make('till', { file: 'till.png' })]
    expect(Buffer.from(jpeg).equals(png)).toBe(false)
  })

  it.each([
    ['nobody', /there is no such file in data\/photos: put it there, or take out the photograph/],
    ['small', /too small for its place: take a larger one/],
    ['letter', /cannot be read as a picture .*: save it again as JPEG/],
    ['sand', /has so much detail that it weighs \d+ kB at a width of 1200 pixels.*choose a calmer one/],
  ])('that cannot be used says why, and what to do: %s', async (name, message) => {
    const file = `${name}.jpg`
    const faults = await photoFaults([sourceNaming(file)], folder)
    const own = faults.filter(each => each.file.replace('data/photos/', '').startsWith(`${name}.`))
    expect(own.map(each => each.message).join()).toMatch(message)
  })
})
