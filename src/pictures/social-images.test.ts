import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { palettes } from '#theme/tokens.ts'
import { draw } from './draw.build.ts'
import { socialPicture } from './social-images.build.ts'

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Draws the card of a title. Returns a function that returns the colours of a rectangle of it, as `#rrggbb`. */
async function drawn(title: string) {
  const png = await draw(socialPicture({ image: 'social/a.png', title, place: 'Blog', art: 'home' }))
  const pixels = await sharp(png).ensureAlpha().raw().toBuffer()
  return ([left, top, right, bottom]: Box) => {
    const colours = new Set<string>()
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        colours.add(`#${pixels.toString('hex', (y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3).toUpperCase()}`)
    return [...colours]
  }
}

/** The places around a title: the edge of the pattern, the line above and the line below. */
const around: readonly Box[] = [
  [606, 0, 640, 630],
  [64, 118, 606, 124],
  [64, 500, 606, 524],
]

describe('a title', () => {
  it.each([
    'Press',
    'Wissenschaftskommunikationsbeauftragter!',
    'Everything at once, '.repeat(10).trim(),
    'Wanjirũ Ngũgĩ',
    'নকশি’s কাঁথা',
    'Ελληνικά και кириллица',
  ])(
    'of any length and letters is shown, and stays clear of the pattern, the name and the line below: %s',
    async title => {
      const coloursOf = await drawn(title)
      expect(coloursOf([64, 130, 600, 520])).toContain(palettes.light.ink)
      for (const box of around) expect(coloursOf(box)).toEqual([palettes.light.paper])
    },
  )

  it('with a character that no font has stops the build with its name', async () => {
    await expect(drawn('Rocket 🚀')).rejects.toThrow(/social\/a\.png: no font of .*faces\.build\.ts has "🚀"/)
  })
})
