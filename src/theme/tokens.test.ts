import { expect, it } from 'vitest'
import { contrast } from '../../tests/contrast.ts'
import { palettes, type Theme } from './tokens.ts'

/** All combinations of text and background that may occur. */
const textPairs = (['ink', 'soft', 'indigo', 'madder', 'leaf'] as const).flatMap(text =>
  (['paper', 'cloth', 'raise'] as const).map(ground => [text, ground] as const),
)

const themes: Theme[] = ['light', 'dark']

it('text has enough contrast on every ground that it may have, in both themes (AA, 4.5:1)', () => {
  for (const theme of themes) {
    const palette = palettes[theme]
    for (const [text, ground] of textPairs) {
      expect(contrast(palette[text], palette[ground]) >= 4.5, `${theme} ${text} ${ground}`).toBe(true)
    }
    expect(contrast('#1B1F3B', palette.marigold) >= 4.5, theme).toBe(true)
    expect(contrast(palette.paper, palette.ink) >= 4.5, theme).toBe(true)
  }
})

it('bars of the time before are told from every ground that a chart may have (AA, 3:1)', () => {
  for (const { past, paper, cloth, raise } of Object.values(palettes))
    for (const ground of [paper, cloth, raise])
      expect(contrast(past, ground), `${past} on ${ground}`).toBeGreaterThanOrEqual(3)
})

it('stitches, and the mark of a selected row, are seen in the dark on every ground (AA, 3:1)', () => {
  const { seam, hem, indigo, paper, cloth, raise, sheet } = palettes.dark
  const page = [paper, cloth, raise].map(ground => ({ ground, lines: { seam, indigo } }))
  const onPattern = [sheet, palettes.light.indigo].map(ground => ({ ground, lines: { hem, indigo } }))
  const faint = [...page, ...onPattern].flatMap(({ ground, lines }) =>
    Object.entries(lines)
      .filter(([, colour]) => contrast(colour, ground) < 3)
      .map(([role, colour]) => `${role} ${colour} on ${ground}: ${contrast(colour, ground).toFixed(2)}`),
  )
  expect(faint, 'change the role, or the ground, in src/theme/tokens.ts').toEqual([])
})
