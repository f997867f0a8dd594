import { create } from 'fontkit'
import { textSize } from '#site/art/sewing/thread.ts'
import { fontBytes } from './fonts.ts'

function fontOf(weight: 500 | 700) {
  const font = create(fontBytes('latin', weight))
  if (!('layout' in font)) throw new Error('a heading font of src/build/pictures/fonts.ts is a collection')
  return font
}

const fonts = { plain: fontOf(500), bold: fontOf(700) }

const decoded = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const anchors: Readonly<Record<string, number>> = { middle: 0.5, end: 1 }

/** The width of a text in the heading font, at a size, both in pixels. */
export const widthOf = (text: string, size: number) =>
  (fonts.bold.layout(text).advanceWidth / fonts.bold.unitsPerEm) * size

/** One text as filled paths. Throws for a character that the font lacks. */
function outline(attributes: string, text: string): string {
  const given = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
  const font = given('font-weight') === '700' ? fonts.bold : fonts.plain
  const { glyphs, positions, advanceWidth } = font.layout(text)
  if (glyphs.some(({ id }) => id === 0)) throw new Error(`"${text}" has a character that the heading font lacks`)
  const scale = Number(given('font-size') ?? textSize) / font.unitsPerEm
  const left = Number(given('x')) - advanceWidth * scale * (anchors[given('text-anchor') ?? ''] ?? 0)
  let at = 0
  const paths = glyphs.map(({ path }, index) => {
    const placed = `<path transform="translate(${at})" d="${path.toSVG()}"/>`
    at += positions[index]?.xAdvance ?? 0
    return placed
  })
  return `<g class="${given('class')}" transform="translate(${left} ${given('y')}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

/** A drawing with its words as outlines of the heading font: what rasterises it has no fonts. */
export const outlined = (svg: string) =>
  svg.replaceAll(/<text ([^>]*)>(.*?)<\/text>/g, (_, attributes: string, text: string) =>
    outline(attributes, decoded(text)),
  )
