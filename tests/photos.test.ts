import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withPhotoAddresses } from '#pictures/photos/addresses.build.ts'
import { photoGrounds } from '#pictures/photos/grounds.build.ts'
import { makePhoto, type Wanted } from '#pictures/photos/make.build.ts'
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
  put('twice.jpg', await photograph({ width: 400, height: 400 }))
  put(
    'twice.png',
    await sharp(await photograph({ width: 400, height: 400 }))
      .png()
      .toBuffer(),
  )
}, 60_000)

const make = (name: string, wanted: Partial<Wanted> = {}) =>
  makePhoto({ name, shape: 'wide', width: 800, type: 'avif', ...wanted }, folder, cache)

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

  it.each([
    ['nobody', /there is no photograph nobody in .*: put it there as nobody\.jpg/],
    ['small', /small\.jpg has 640 x 480 pixels, and its place needs 1200 x 720 at least: take a larger one/],
    ['letter', /letter\.jpg cannot be read as a picture: save it again as JPEG/],
    ['twice', /twice\.jpg and twice\.png have the same name: rename one/],
    ['sand', /sand\.jpg has so much detail that it weighs \d+ kB at a width of 1200 pixels.*choose a calmer one/],
  ])('that cannot be used says why, and what to do: %s', async (name, message) => {
    await expect(make(name, { width: 1200, type: 'webp' })).rejects.toThrow(message)
  })
})

it('until a photograph has loaded, its own colours take its place', async () => {
  const rules = await photoGrounds(folder)
  const [, above = '', below = ''] =
    /\.photo-office\{background:linear-gradient\((#\w{6}),(#\w{6})\)\}/.exec(rules) ?? []
  const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  const [red = 0, green = 0, blue = 0] = channels(above)
  expect(blue > green && green > red).toBe(true)
  const [, green2 = 0, blue2 = 0] = channels(below)
  expect(green2 > blue2).toBe(true)
  expect(rules).not.toContain('letter')
  expect(await photoGrounds(join(root, 'none'))).toBe('')
})

it('a photograph without a text for those who cannot see it is refused, a drawing is not', async () => {
  await expect(withPhotoAddresses('<picture class="art photo-x"><img src="/x.webp" alt=""></picture>')).rejects.toThrow(
    'has no alt: describe what it shows',
  )
  const drawing =
    '<img src="/art/boat.svg" alt=""><picture class="art photo-x"><img src="/x.webp" alt="A boat"></picture><picture><img alt=""></picture>'
  expect(await withPhotoAddresses(drawing)).toBe(drawing)
})
