/** What a scene is sewn with: lines, shapes and words as SVG text. The field is that of the patterns, 400 x 240. */
import { n } from '#site/art/pen.ts'
import type { Role } from '#site/theme/tokens.ts'
import { xml } from '#site/xml.ts'

/** A running stitch; a finer one, for what lies inside; an unbroken line, for what has to be exact. */
export type Kind = 'stitch' | 'fine' | 'solid'

const kinds: Record<Kind, string> = { stitch: 's', fine: 'f', solid: 'o' }

/** Colours of threads: the theme's roles, those of people (three of skin, hair, the light around hair by night, lips, teeth), and the sky at night. */
export type Dye = Role | 'umber' | 'tan' | 'honey' | 'hair' | 'rim' | 'rose' | 'white' | 'night'

/** The class that strokes with a colour, and the class that fills with it: `scene.ts` writes their rules. */
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

/** A closed figure. */
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

/** An area filled with rows of stitches, half a stitch apart: across, or down. */
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

/** The size of words that are not set larger: 11 px in the narrowest window. */
export const textSize = 14

/** About how wide a text is in a wide system font; bold by a sixteenth more. */
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

/** Words on a base line at `y`. */
export function words(x: number, y: number, text: string, { size, bold, colour = 'ink', anchor = 'start' }: Type = {}) {
  const more = [
    size && size !== textSize ? ` font-size="${size}"` : '',
    bold ? ' font-weight="700"' : '',
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
  ]
  return `<text class="${fillClass(colour)}" x="${n(x)}" y="${n(y)}"${more.join('')}>${xml(text)}</text>`
}
