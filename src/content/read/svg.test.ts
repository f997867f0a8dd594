import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ContentError, faultLine } from './fault.build.ts'
import { readLogo } from './svg.build.ts'

const root = mkdtempSync(join(tmpdir(), 'logo-'))
mkdirSync(join(root, 'data'))
afterAll(() => rmSync(root, { recursive: true }))

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
const circle = '<circle cx="20" cy="20" r="18" fill="#124"/>'

/** Returns the logo that is read from this text, or its faults. */
async function read(text: string) {
  writeFileSync(join(root, 'data/logo.svg'), text)
  return readLogo(root).catch(error => (error instanceof ContentError ? error.faults.map(faultLine) : error))
}

describe('data/logo.svg', () => {
  it('may be missing', async () => {
    rmSync(join(root, 'data/logo.svg'), { force: true })
    expect(await readLogo(root)).toBe('')
  })

  it('is kept from its root element on, without what programs write before it', async () => {
    const drawn = `${open}<!-- by hand -->${circle}</svg>`
    const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    expect(await read(`<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n<!-- Generator -->\n${drawn}\n`)).toBe(drawn)
  })

  it('may have gradients, symbols and a style sheet of its own', async () => {
    const parts = `<style>.a{fill:url(#g)}@media(prefers-color-scheme:dark){.a{fill:#fff}}</style><linearGradient id="g"><stop stop-color="#124"/></linearGradient><path id="p" class="a" d="M0 0H9V9z"/><use href="#p" x="9"/>`
    expect(await read(`${open}${parts}</svg>`)).toContain(parts)
  })

  it.each([
    ['a script', `${open}\n  ${circle}\n  <script>alert(1)</script></svg>`, ':3:3: <script> is not allowed in a drawing'],
    [
      'what is hidden behind a name space',
      `${open}\n<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script></svg>`,
      ':2:1: <s:script> is not allowed in a drawing',
    ],
    ['HTML', `${open}\n<foreignObject><p>x</p></foreignObject></svg>`, ':2:1: <foreignObject> is not allowed in a drawing'],
    ['an animation that sets an address', `${open}\n<set attributeName="href" to="javascript:1"/></svg>`, ':2:1: <set> is not allowed in a drawing'],
    ['a handler', `${open}\n<g ONLOAD="alert(1)">${circle}</g></svg>`, ':2:1: ONLOAD is a script'],
    [
      'a file elsewhere',
      `${open}\n<use xlink:href="https://a.example/x.svg#a" xmlns:xlink="http://www.w3.org/1999/xlink"/></svg>`,
      ':2:1: xlink:href names another file',
    ],
    ['a picture in it', `${open}\n<image href="data:image/png;base64,AAAA"/></svg>`, ':2:1: <image> is not allowed in a drawing'],
    ['a colour from elsewhere', `${open}\n<g fill="url(https://a.example/x.svg#a)">${circle}</g></svg>`, ':2:1: fill names another file'],
    ['an address that is written with escapes', `${open}\n<style>.a{fill:u\\72l(https://a.example)}</style></svg>`, ':2:1: <style> has a backslash'],
    ['an imported style sheet', `${open}\n<style>@import "https://a.example/x.css";</style></svg>`, ':2:1: <style> names another file'],
    [
      'an imported style sheet in pieces',
      `${open}\n<style><![CDATA[@im]]><!-- -->port "https://a.example/x.css";</style></svg>`,
      ':2:1: <style> names another file',
    ],
    [
      'words, which need a font',
      `${open}\n<text x="1" y="9">Loom</text></svg>`,
      ':2:1: letters, which need a font that visitors may lack; expected shapes: save the letters as paths',
    ],
    ['an entity of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>\n${open}${circle}</svg>`, ':1:1: a document type with rules of its own; expected none'],
    ['no box', `<svg xmlns="http://www.w3.org/2000/svg">${circle}</svg>`, ':1:1: no viewBox; expected one such as viewBox="0 0 64 64"'],
    ['half a box', `${open.replace('0 0 40 40', '40 40')}${circle}</svg>`, ':1:1: viewBox="40 40"; expected one such as viewBox="0 0 64 64"'],
    ['a cloth of another dye', `${open.replace('>', ' data-dye="red">')}${circle}</svg>`, ':1:1: data-dye="red"; expected one of indigo, madder'],
    ['nothing', `${open}<g></g></svg>`, ':1:1: nothing is drawn; expected shapes, such as <path>'],
    ['an outline that is no icon', `${open.replace('>', ' data-outline="hous">')}${circle}</svg>`, ':1:1: data-outline="hous"; expected the name of an icon'],
    ['another document', '<html><body/></html>', ': not an SVG file; expected <svg xmlns="http://www.w3.org/2000/svg"> as its outermost element'],
  ])('is refused with its place: %s', async (_, text, said) => {
    expect(await read(text)).toEqual([expect.stringContaining(`data/logo.svg${said}`)])
  })

  it('is refused where it is no XML, with the place', async () => {
    expect(await read(`${open}\n<g>${circle}</svg>`)).toEqual([expect.stringMatching(/^data\/logo\.svg:2:\d+: not well-formed XML/)])
  })

  it('is refused above 20 kB', async () => {
    expect(await read(`${open}<path d="${'M1 1'.repeat(6000)}"/></svg>`)).toEqual([
      'data/logo.svg: 24 kB, and every page loads it; expected at most 20 kB: let a program such as SVGO make it smaller',
    ])
  })
})
