/** Lines, shapes and words of scenes, as SVG markup. The field is 400 x 240, as for patterns. */
import { n } from '#site/art/pen.ts'
import type { Role } from '#site/theme/tokens.ts'
import { xml } from '#site/xml.ts'

/** A running stitch; a finer one for inner lines; a solid line for exact shapes. */
export type Kind = 'stitch' | 'fine' | 'solid'

const kinds: Record<Kind, string> = { stitch: 's', fine: 'f', solid: 'o' }

/** Colours: the theme's roles; skin (three), hair, the edge of hair, lips and teeth of people; and the sky at night. */
export type Dye = Role | 'umber' | 'tan' | 'honey' | 'hair' | 'rim' | 'rose' | 'white' | 'night'

/** The CSS classes that stroke and fill with a colour; `scene.ts` writes their rules. */
export const strokeClass = (colour: Dye) => `l-${colour}`
export const fillClass = (colour: Dye) => `f-${colour}`

interface Look {
  readonly fill?: Dye
  readonly edge?: Dye
  readonly kind?: Kind
}

const look = ({ fill, edge, kind = 'stitch' }: Look) =>
  `class="${[edge ? `${kinds[kind]} ${strokeClass(edge)}` : 'n', fill ? fillClass(fill) : 'e'].join(' ')}"`

/** A line along a path. */
export const line = (path: string, colour: Dye, kind: Kind = 'stitch') =>
  `<path ${look({ edge: colour, kind })} d="${path}"/>`

/** A closed shape. */
export const shape = (path: string, how: Look) => `<path ${look(how)} d="${path}"/>`

interface Box extends Look {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Radius of the corners. */
  readonly r?: number
}

export const box = ({ x, y, w, h, r = 6, ...how }: Box) =>
  `<rect ${look(how)} x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''}/>`

export const disc = (x: number, y: number, radius: number, how: Look) =>
  `<circle ${look(how)} cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`

/** An area filled with rows of stitches, half a stitch apart; vertical by default. */
export function hatch(x: number, y: number, w: number, h: number, colour: Role, across = false): string {
  const gap = 4.5
  const count = Math.max(1, Math.floor((across ? h : w) / gap))
  const rest = ((across ? h : w) - (count - 1) * gap) / 2
  let path = ''
  for (let row = 0; row < count; row += 1) {
    const at = rest + row * gap
    path += across ? `M${n(x + 1)} ${n(y + at)}h${n(w - 2)}` : `M${n(x + at)} ${n(y + h - 1)}v${n(2 - h)}`
  }
  return line(path, colour, 'fine')
}

/** The default size of words: 11 px in the narrowest viewport. */
export const textSize = 14

/** Estimates the width of a text in a wide system font; bold is a sixteenth wider. */
export function textWidth(text: string, size = textSize, bold = false): number {
  let em = 0
  for (const character of text) {
    if (/[iljI.,:;'’|!·()\s]/.test(character)) em += 0.36
    else if (/[mwMW%@—]/.test(character)) em += 0.92
    else em += /[A-Z0-9+=৳]/.test(character) ? 0.66 : 0.59
  }
  return em * size * (bold ? 1.06 : 1)
}

interface Type {
  readonly size?: number
  readonly bold?: boolean
  readonly colour?: Role
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** Words with their baseline at `y`. */
export function words(x: number, y: number, text: string, { size, bold, colour = 'ink', anchor = 'start' }: Type = {}) {
  const more = [
    size && size !== textSize ? ` font-size="${size}"` : '',
    bold ? ' font-weight="700"' : '',
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
  ]
  return `<text class="${fillClass(colour)}" x="${n(x)}" y="${n(y)}"${more.join('')}>${xml(text)}</text>`
}
