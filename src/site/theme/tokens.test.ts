import { expect, it } from 'vitest'
import { palettes, type Theme, textPairs } from './tokens.ts'

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const themes: Theme[] = ['light', 'dark']

it('text can be read on every ground it may stand on, in both themes (AA, 4.5:1)', () => {
  for (const theme of themes) {
    const palette = palettes[theme]
    for (const [text, ground] of textPairs) {
      expect([theme, text, ground, contrast(palette[text], palette[ground]) >= 4.5]).toEqual([
        theme,
        text,
        ground,
        true,
      ])
    }
    expect([theme, contrast('#1B1F3B', palette.marigold) >= 4.5]).toEqual([theme, true])
    expect([theme, contrast(palette.paper, palette.ink) >= 4.5]).toEqual([theme, true])
  }
})
