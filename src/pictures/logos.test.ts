import { describe, expect, it } from 'vitest'
import { palettes } from '#theme/tokens.ts'
import { logoFiles, logos } from './logos.build.ts'

const files = new Map(logoFiles.map(({ path, content }) => [`/${path}`, content]))

describe('the logos of the press page', () => {
  it.each(logos)('$kind on $ground opens in any program: no text, no font, no style sheet', ({ svg, ground }) => {
    const drawing = String(files.get(svg.href))
    expect(drawing).not.toMatch(/<text|<style|font|class="[abcz]"|var\(/)
    expect(drawing).toContain(palettes[ground].madder)
  })
})
