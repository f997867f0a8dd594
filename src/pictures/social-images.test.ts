import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { palettes } from '#theme/tokens.ts'
import { draw } from './draw.build.ts'
import { socialPicture } from './social-images.build.ts'

/** Returns the colours of a rectangle of a drawn card, as `#rrggbb`. */
async function coloursOf(title: string, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const png = await draw(socialPicture({ image: 'social/a.png', title, place: 'Blog', art: 'home' }))
  const pixels = await sharp(png).ensureAlpha().raw().toBuffer()
  const colours = new Set<string>()
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      colours.add(`#${pixels.toString('hex', (y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3).toUpperCase()}`)
  return colours
}

describe('a title', () => {
  const titles = {
    'of one short word': 'Press',
    'of one word of 40 characters': 'Wissenschaftskommunikationsbeauftragter!',
    'of 54 characters': 'Cross-platform software company in Bangladesh and more',
    'of 200 characters': 'Everything at once, '.repeat(10).trim(),
  }
  for (const [kind, title] of Object.entries(titles)) {
    it(`${kind} is shown, and stays clear of the pattern, the name and the line below`, async () => {
      expect((await coloursOf(title, [64, 130, 600, 520])).has(palettes.light.ink)).toBe(true)
      for (const strip of [
        [606, 0, 640, 630],
        [64, 118, 606, 124],
        [64, 500, 606, 524],
      ] as const)
        expect([...(await coloursOf(title, strip))]).toEqual([palettes.light.paper])
    })
  }

  it.each(['Wanjirũ Ngũgĩ', 'নকশি’s কাঁথা', 'Ελληνικά και кириллица'])(
    'in other letters is shown in a font that has them: %s',
    async title => {
      const colours = await coloursOf(title, [64, 130, 600, 520])
      expect(colours.has(palettes.light.ink)).toBe(true)
      expect([...(await coloursOf(title, [606, 0, 640, 630]))]).toEqual([palettes.light.paper])
    },
  )

  it('with a character that no font has stops the build with its name', async () => {
    await expect(coloursOf('Rocket 🚀', [0, 0, 1, 1])).rejects.toThrow(
      /social\/a\.png: no font of .*faces\.build\.ts has "🚀"/,
    )
  })
})
