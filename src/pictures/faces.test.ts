import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { xml } from '#content/xml.ts'
import { headingFonts } from '#theme/heading-font.build.ts'
import { isInHeadingFont, lettersWithoutFont, runsOf, widthInEm } from './faces.build.ts'
import { outlined } from './outlines.build.ts'

const texts = (text: string) => runsOf(text, 700).map(run => run.text)

describe('the fonts of pictures', () => {
  it('are the heading font wherever it has the letters, with what belongs to the letters', () => {
    expect(texts('Nokshi & Co.')).toEqual(['Nokshi & Co.'])
    expect(['Łódź', 'Wanjirũ Ngũgĩ'].filter(isInHeadingFont)).toHaveLength(2)
    expect(texts('নকশি’s')).toEqual(['নকশি', '’s'])
    expect(texts('নকশি কাঁথা')).toEqual(['নকশি কাঁথা'])
  })

  it('are on pages the heading font for every letter of the content, and for no other but ASCII', async () => {
    // Not every font has the letters of Vietnam.
    const letters = [...'¿¡«»ªºŁő', ...Array.from({ length: 64 }, (_, at) => String.fromCodePoint(0xc0 + at))]
    const written = [...letters, ...[...'ẽệ'].filter(isInHeadingFont)]
    const fonts = (await headingFonts(written.join(''))).map(({ bytes }) => create(bytes))
    const has = (letter: string) =>
      fonts.some(font => 'layout' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    expect(written.filter(letter => !has(letter))).toEqual([])
    expect([...'Az5~€ĐĀ'].filter(has).join('')).toBe('Az5~')
  })

  it('have a width for every text, and name the letters that none has', () => {
    expect(widthInEm('নকশি')).toBeGreaterThan(1.5)
    expect(lettersWithoutFont('Tilt 🚀 and 👩‍💻, and 🚀')).toEqual(['🚀', '👩‍💻'])
    expect(isInHeadingFont('The usual ones: ‘a’, “b” – or — …')).toBe(true)
    expect(texts('‘a’ “b” – c — …')).toHaveLength(1)
    expect(lettersWithoutFont('নকশি’s Loom, Łódź, Ελλάς')).toEqual([])
    expect(() => runsOf('Tilt 🚀', 700)).toThrow('"Tilt 🚀" has 🚀, which no font of')
  })

  it('shape what they draw: a vowel sign is before the letter that it follows', () => {
    const drawn = (text: string) =>
      [...outlined(`<text x="0" y="0" font-size="1000">${text}</text>`).matchAll(/<path [^>]*d="([^"]*)"/g)].map(
        ([, path]) => path,
      )
    const [consonant] = drawn('শ')
    const both = drawn('শি')
    expect(both).toHaveLength(2)
    expect(both[1]).toBe(consonant)
    // Three characters of the text form one glyph.
    expect(drawn('ক্ষ')).toHaveLength(1)
  })

  it('draw the signs that a drawing has escaped', () => {
    const drawn = outlined(`<text x="0" y="0" font-size="1000">${xml('<">&')}</text>`)
    expect(drawn.match(/<path /g)).toHaveLength(4)
    expect(outlined(`<text x="0" y="0" font-size="1000">${xml('&lt;')}</text>`).match(/<path /g)).toHaveLength(4)
  })
})
