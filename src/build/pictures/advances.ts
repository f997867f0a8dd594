import { inflateSync } from 'node:zlib'

/** One table of a WOFF 1.0 font, uncompressed. Source: WOFF File Format 1.0, sections 3 to 5. */
function table(woff: Buffer, tag: string): Buffer {
  for (let at = 44, left = woff.readUInt16BE(12); left > 0; left -= 1, at += 20) {
    if (woff.toString('latin1', at, at + 4) !== tag) continue
    const [offset, packed, full] = [4, 8, 12].map(field => woff.readUInt32BE(at + field)) as [number, number, number]
    const data = woff.subarray(offset, offset + packed)
    return packed < full ? inflateSync(data) : data
  }
  throw new Error(`The heading font has no table "${tag}": src/build/pictures/fonts.ts names its file`)
}

/** Glyph number by character, of the font's plain Unicode mapping (cmap format 4). Source: OpenType, "cmap". */
function glyphs(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8))
  const start = offsets.find(offset => cmap.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The heading font has no character mapping of format 4')
  const sub = cmap.subarray(start)
  const twice = sub.readUInt16BE(6)
  return code => {
    for (let at = 0; at < twice; at += 2) {
      if (sub.readUInt16BE(14 + at) < code) continue
      const first = sub.readUInt16BE(16 + twice + at)
      if (first > code) return 0
      const delta = sub.readUInt16BE(16 + twice * 2 + at)
      const range = 16 + twice * 3 + at
      const shift = sub.readUInt16BE(range)
      const glyph = shift === 0 ? code : sub.readUInt16BE(range + shift + (code - first) * 2)
      return (glyph + delta) & 0xffff
    }
    return 0
  }
}

/** How wide a font sets each character, in em. */
export function advances(woff: Buffer): (character: string) => number {
  const em = table(woff, 'head').readUInt16BE(18)
  const last = table(woff, 'hhea').readUInt16BE(34) - 1
  const widths = table(woff, 'hmtx')
  const glyphOf = glyphs(table(woff, 'cmap'))
  return character => widths.readUInt16BE(Math.min(glyphOf(character.codePointAt(0) ?? 0), last) * 4) / em
}
