import { xml } from '#content/xml.ts'
import texts from '#generated/texts/machines/guidelines.json' with { type: 'json' }
import { type Palette, palettes } from '#theme/tokens.ts'
import { mark } from './mark.ts'

const swatches = (palette: Palette, y: number) =>
  Object.values(palette)
    .map((colour, at) => {
      const x = 60 + (at % 6) * 180
      const top = y + Math.floor(at / 6) * 110
      return `<rect x="${x}" y="${top}" width="160" height="60" rx="10" fill="${colour}" stroke="#D9CDB6"/><text x="${x}" y="${top + 82}" font-size="15">${colour}</text>`
    })
    .join('')

const placed = (svg: string, x: number, size: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="150" `).replace('width="64" height="64"', `width="${size}" height="${size}"`)

/**
 * Returns the brand guidelines for the press page: one sheet with the mark, the colours and the rules, made from the tokens.
 */
export function brandGuidelines(): string {
  const { ink, paper } = palettes.light
  const marks = [
    mark({ ground: 'square' }),
    mark({ ground: 'maskable' }),
    mark({ colour: ink }),
    mark({ ground: 'square', colour: ink }),
  ]
  const rules = [texts.space, texts.change, texts.type]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1180" width="1200" height="1180" font-family="sans-serif" fill="${ink}"><rect width="1200" height="1180" fill="${paper}"/><text x="60" y="96" font-size="44" font-weight="700">${xml(texts.title)}</text>${marks.map((svg, at) => placed(svg, 60 + at * 270, 220)).join('')}<text x="60" y="440" font-size="24" font-weight="700">${xml(texts.light)}</text>${swatches(palettes.light, 465)}<text x="60" y="720" font-size="24" font-weight="700">${xml(texts.dark)}</text>${swatches(palettes.dark, 745)}<text x="60" y="1010" font-size="24" font-weight="700">${xml(texts.rules)}</text>${rules.map((rule, at) => `<text x="60" y="${1050 + at * 36}" font-size="19">${at + 1}. ${xml(rule)}</text>`).join('')}</svg>`
}
