import { height, width } from '#site/art/pen.ts'
import { palettes, type Theme, threads } from '#site/theme/tokens.ts'
import { sewnRows, sewnRules } from './cloth.ts'
import { type Dye, line, textSize } from './thread.ts'

/** A picture of a page's subject: its parts, from back to front. */
export type Scene = readonly string[]

/** The colours of both themes. Hair is dark in the dark theme too, with a light edge on dark cloth. */
export const dyes: Record<Theme, Record<Dye, string>> = {
  light: {
    ...palettes.light,
    umber: '#9A6242',
    tan: '#B27A52',
    honey: '#CB9468',
    hair: '#241A22',
    rim: '#241A22',
    rose: '#8A3A35',
    white: '#FFFDF8',
    night: '#1B1F3B',
  },
  dark: {
    ...palettes.dark,
    umber: '#A86E4C',
    tan: '#C08A60',
    honey: '#D8A67A',
    hair: '#0D0A16',
    rim: '#8F8AA8',
    rose: '#8A3A35',
    white: '#FFFDF8',
    night: '#090B1C',
  },
}

/** Returns the CSS rules of the classes that a drawing uses. */
function colours(content: string, theme: Theme): string {
  const used = [...new Set(content.match(/\b[lf]-[a-z]+/g))].sort()
  return used
    .map(name => `.${name}{${name.startsWith('l') ? 'stroke' : 'fill'}:${dyes[theme][name.slice(2) as Dye]}}`)
    .join('')
}

const plain = `svg{font:500 ${textSize}px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}.e{fill:none}.s,.f,.o{stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.s{stroke-dasharray:7 5.5}.f{stroke-width:1.6;stroke-dasharray:4 4}`

/** Returns the CSS rules of a drawing in both themes. */
export const themed = (content: string) =>
  `${plain}${colours(content, 'light')}@media(prefers-color-scheme:dark){${colours(content, 'dark')}}`

/** The background of every scene: rows of quilting stitches. */
const quilting = `<pattern id="q" width="25" height="24" patternUnits="userSpaceOnUse"><path class="f l-line" d="M2 6h5M14.5 6h5M8.2 18h5M20.7 18h5"/></pattern>`

/** A hem at the top and the bottom, in the two threads that the scene uses most. */
function hem(content: string, top: number, bottom: number): string {
  const uses = (thread: string) => content.split(`l-${thread}`).length
  const [first = 'madder', second = first] = [...threads].sort((a, b) => uses(b) - uses(a))
  const both = (inset: number) => `M6 ${top + inset}H394M6 ${bottom - inset}H394`
  return line(both(5), first) + line(both(9.5), second, 'fine')
}

/** Returns a scene as an SVG document with both themes, centred vertically if `asked` is another height. */
export function sew(parts: Scene, asked = height): string {
  const tall = Math.round(asked)
  const top = Math.round((height - tall) / 2)
  const cloth = `y="${top}" width="${width}" height="${tall}"`
  const ground = `<rect class="f-cloth" ${cloth}/><rect fill="url(#q)" ${cloth}/>`
  const own = parts.join('')
  const isSewn = own.includes('url(#')
  const content = quilting + (isSewn ? sewnRows : '') + ground + hem(own, top, top + tall) + own
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${tall}" width="${width}" height="${tall}" preserveAspectRatio="xMidYMid slice"><style>${isSewn ? sewnRules : ''}${themed(content)}</style>${content}</svg>`
}
