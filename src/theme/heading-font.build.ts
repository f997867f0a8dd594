/** Subsets the heading font of pages to ASCII and the characters of the content. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontBytes, headingFiles } from '#pictures/fonts.build.ts'
import { headingFont } from './tokens.ts'

/** The characters in what visitors type and most APIs send. */
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at))

const codesOf = (letters: readonly string[]) =>
  letters.map(letter => `U+${letter.codePointAt(0)?.toString(16)}`).join(',')

const rangeOf = (letters: readonly string[]) => codesOf(letters).replace(codesOf(ascii), 'U+20-7e')

/** Returns the letters of a text that each file of the font has, and the file with these alone. */
export async function headingFonts(text: string) {
  const [{ create }, { default: subsetFont }] = await Promise.all([import('fontkit'), import('subset-font')])
  const left = new Set([...ascii, ...text])
  const files: { readonly subset: string; readonly letters: readonly string[]; readonly bytes: Buffer }[] = []
  for (const { range: subset, name } of headingFiles) {
    const whole = fontBytes(name, 700, 'woff2')
    const font = create(whole)
    const letters = [...left]
      .filter(letter => 'layout' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      .sort()
    if (letters.length === 0) continue
    for (const letter of letters) left.delete(letter)
    const options = {
      targetFormat: 'woff2',
      keepFeatures: ['kern'],
      noHinting: true,
      dropTables: ['STAT', 'GSUB'],
    } as const
    files.push({ subset, letters, bytes: await subsetFont(whole, letters.join(''), options) })
  }
  return files
}

/** Writes the files and their style rules into a folder, unless they are there for the letters of this text. */
export async function writeHeadingFont(folder: string, text: string) {
  const letters = [...new Set(text)].sort().join('')
  const mark = `/* ${createHash('sha256').update(headingFont).update(letters).digest('hex')} */`
  const file = join(folder, 'heading-font.css')
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(mark)) return
  const rules: string[] = []
  for (const { subset, letters: own, bytes } of await headingFonts(letters)) {
    writeFileSync(join(folder, `heading-${subset}.woff2`), bytes)
    // The file is preloaded. On a slow network the fallback font stays, and the layout never shifts.
    rules.push(
      `@font-face{font-family:Headings;src:url("./heading-${subset}.woff2") format("woff2");font-weight:700;font-display:optional;unicode-range:${rangeOf(own)}}`,
    )
  }
  writeFileSync(file, [mark, ...rules, ''].join('\n'))
}
