import { palettes, type Theme } from '#site/theme/tokens.ts'

/** The rings of the mark, by their class: thread, stitch, and one of their eight petals. */
const rings = {
  a: { role: 'madder', width: 2.6, dash: '5 3.2', petal: 'M0-11C8-15 8-24 0-30C-8-24-8-15 0-11Z' },
  b: { role: 'indigo', width: 2, dash: 'none', petal: 'M0-4C4-6 4-10 0-14C-4-10-4-6 0-4Z' },
  c: { role: 'marigold', width: 2.2, dash: 'none', petal: 'M0-15V-24' },
} as const

const names = ['a', 'b', 'c'] as const

const petals = (path: string, attributes: string) =>
  Array.from({ length: 8 }, (_, at) => `<path${attributes} transform="rotate(${45 * at})" d="${path}"/>`).join('')

const threads = (theme: Theme) => names.map(name => `.${name}{stroke:${palettes[theme][rings[name].role]}}`).join('')

interface Options {
  /** A cloth ground for app icons; `maskable` keeps the drawing inside the safe zone. */
  ground?: 'none' | 'square' | 'maskable'
  /** One colour for the whole drawing. */
  colour?: string
}

/** The company's mark, a stitched lotus of two rings, as an SVG document of 64 x 64. */
export function mark({ ground = 'none', colour }: Options = {}): string {
  const { a, b, c } = rings
  const style = colour
    ? `.a,.b,.c{stroke:${colour}}`
    : `${threads('light')}.z{fill:${palettes.light.cloth}}${ground === 'none' ? `@media(prefers-color-scheme:dark){${threads('dark')}}` : ''}`
  const scale = { none: 1, square: 0.84, maskable: 0.66 }[ground]
  const drawn = names.map(name => petals(rings[name].petal, ` class="${name}"`)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64" width="64" height="64"><style>path{fill:none;stroke-width:${a.width};stroke-linecap:round;stroke-dasharray:${a.dash}}.b{stroke-dasharray:${b.dash};stroke-width:${b.width}}.c{stroke-dasharray:${c.dash};stroke-width:${c.width}}${style}</style>${ground === 'none' ? '' : '<rect class="z" x="-32" y="-32" width="64" height="64"/>'}<g transform="scale(${scale})">${drawn}</g></svg>`
}

/** The mark about 0 0 in the colours of one theme, without a style sheet: for files that any program opens. */
export const markIn = (theme: Theme): string =>
  names
    .map(name => {
      const { role, width, dash, petal } = rings[name]
      return `<g fill="none" stroke="${palettes[theme][role]}" stroke-width="${width}" stroke-linecap="round"${dash === 'none' ? '' : ` stroke-dasharray="${dash}"`}>${petals(petal, '')}</g>`
    })
    .join('')
