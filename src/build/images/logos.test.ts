import { describe, expect, it } from 'vitest'
import { palettes } from '#site/theme/tokens.ts'
import { pictureSize } from '../../../tests/picture-size.ts'
import { logoFiles, logos } from './logos.ts'

const files = new Map(logoFiles().map(({ path, content }) => [`/${path}`, content]))

describe('the logos of the press page', () => {
  it('are the mark and the word mark, for light and for dark grounds', () => {
    expect(logos().map(({ kind, ground }) => `${kind} ${ground}`)).toEqual([
      'mark light',
      'mark dark',
      'word-mark light',
      'word-mark dark',
    ])
  })

  it.each(logos())('$kind on $ground has both files, as large as it says', async ({ svg, png }) => {
    const [drawing, image] = [files.get(svg.href), files.get(png.href)]
    if (typeof drawing !== 'string' || !(image instanceof Uint8Array)) throw new Error('a file is missing')
    expect(svg.label).toBe(`SVG, ${Math.ceil(Buffer.byteLength(drawing) / 1000)} kB`)
    const { width = 0, height = 0 } = (await pictureSize(image)) ?? {}
    expect(png.label).toBe(`PNG, ${width.toLocaleString('en')} x ${height}, ${Math.ceil(image.length / 1000)} kB`)
  })

  it.each(logos())('$kind on $ground opens in any program: no text, no font, no style sheet', ({ svg, ground }) => {
    const drawing = String(files.get(svg.href))
    expect(drawing).not.toMatch(/<text|<style|font|class="[abcz]"|var\(/)
    expect(drawing).toContain(palettes[ground].madder)
  })

  it('say the name in outlines of the colour of text on their ground', () => {
    for (const { kind, svg, ground } of logos())
      expect(String(files.get(svg.href)).includes(`fill="${palettes[ground].ink}"`)).toBe(kind === 'word-mark')
  })
})
