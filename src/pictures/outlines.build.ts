import { runsOf, widthInEm } from './faces.build.ts'
import type { Weight } from './fonts.build.ts'

/** Decodes what `xml` escaped. Decodes `&amp;` last, so that it does not create other escapes. */
const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const anchors: Readonly<Record<string, number>> = { middle: 0.5, end: 1 }

/** Returns the width of a bold text in pixels. `size` is the font size in pixels. */
export const widthOf = (text: string, size: number) => widthInEm(text) * size

/** Units per em in the paths of outlines. */
const em = 1000

/**
 * Returns the letters of a text as paths, in `em` units per em, upwards from the baseline. Throws for a letter that no font
 * has.
 */
function letterPaths(text: string, weight: Weight): { readonly paths: string; readonly width: number } {
  let at = 0
  const paths = runsOf(text, weight).flatMap(({ text: part, font }) => {
    const scale = em / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    return glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const [x, y] = [at + xOffset * scale, yOffset * scale]
      at += xAdvance * scale
      return `<path transform="translate(${x}${y === 0 ? '' : ` ${y}`})${scale === 1 ? '' : ` scale(${scale})`}" d="${path.toSVG()}"/>`
    })
  })
  return { paths: paths.join(''), width: at }
}

/** Returns a text as filled paths. */
function outline(attributes: string, text: string): string {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
  const { paths, width } = letterPaths(text, attribute('font-weight') === '700' ? 700 : 500)
  const scale = Number(attribute('font-size')) / em
  const left = Number(attribute('x')) - width * scale * (anchors[attribute('text-anchor') ?? ''] ?? 0)
  return `<g class="${attribute('class')}" transform="translate(${left} ${attribute('y')}) scale(${scale} ${-scale})">${paths}</g>`
}

/** Returns a drawing with its text as outlines, because the rasteriser has no fonts. */
export const outlined = (svg: string) =>
  svg.replaceAll(/<text ([^>]*)>(.*?)<\/text>/g, (_, attributes: string, text: string) =>
    outline(attributes, decoded(text)),
  )
