import { xml } from '#content/xml.ts'
import { palettes } from '#theme/tokens.ts'
import { isInHeadingFont, lettersWithoutFont, widthInEm } from './faces.build.ts'
import { space } from './fit-text.build.ts'
import type { Weight } from './fonts.build.ts'
import { node, type PictureNode, row, type Style, svgImage } from './node.build.ts'
import { outlined } from './outlines.build.ts'

/** The ascent and descent of the heading font, in em. */
const [ascent, descent] = [0.93, 0.27]

/** The natural line height of the heading font, in em. */
const natural = ascent + descent

/** The height of the image of a word in em. Letters of other scripts reach further up and down. */
const tall = 1.8

/** Text that wraps at the width of its style or its parent. */
const plain = (words: string, style: Style): PictureNode =>
  node('div', { style: { display: 'block', ...style }, children: words })

/** Whether satori renders this text. Satori also gets text without a font, and reports it with the picture's path. */
const isPlain = (text: string) => isInHeadingFont(text) || lettersWithoutFont(text).length > 0

/** Returns a word with characters missing from the heading font, as an image on the baseline of its neighbours. */
function image(
  word: string,
  { fontSize = 16, fontWeight = 700, color = palettes.light.ink, lineHeight = natural }: Style,
) {
  const size = Number(fontSize)
  const weight: Weight = fontWeight === 500 ? 500 : 700
  const [width, height] = [Math.ceil(widthInEm(word, weight) * size), tall * size]
  const baseline = (height - natural * size) / 2 + ascent * size
  const overlap = (Number(lineHeight) * size - height) / 2
  const svg = outlined(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g fill="${color}"><text class="word" x="0" y="${baseline}" font-size="${size}" font-weight="${weight}">${xml(word)}</text></g></svg>`,
  )
  return svgImage(svg, width, height, { marginTop: overlap, marginBottom: overlap })
}

const wordNode = (word: string, style: Style) =>
  isPlain(word) ? plain(word, { lineHeight: natural, ...style }) : image(word, style)

/** Text in any script. It wraps at the width of its style or its parent. */
export function text(words: string, style: Style): PictureNode {
  if (isPlain(words)) return plain(words, style)
  const size = Number(style.fontSize ?? 16)
  const parts = words.split(/\s+/)
  const measure = parts.reduce((sum, word) => sum + Math.ceil(widthInEm(word) * size) + size * space, 1)
  return row(
    { flexWrap: 'wrap', columnGap: size * space, width: Math.ceil(measure), maxWidth: '100%' },
    ...parts.map(word => wordNode(word, style)),
  )
}

/** Lines that break only between the given words, whatever these contain. `width` is in pixels; a longer word is broken. */
export const lines = (words: readonly string[], width: number, style: Style) =>
  row(
    { flexWrap: 'wrap', width, ...style },
    ...words.map(word =>
      isPlain(word) ? plain(word, { maxWidth: width, wordBreak: 'break-word' }) : image(word, style),
    ),
  )
