import { palettes } from '#site/theme/tokens.ts'

const petals = (count: number, path: string, attributes: string) =>
  Array.from(
    { length: count },
    (_, at) => `<path ${attributes} transform="rotate(${(360 / count) * at})" d="${path}"/>`,
  ).join('')

interface Options {
  /** A cloth ground for app icons; `maskable` keeps the drawing inside the safe zone. */
  ground?: 'none' | 'square' | 'maskable'
  /** One colour for the whole drawing. */
  colour?: string
}

/** The company's mark, a stitched lotus of two rings, as an SVG document of 64 x 64. */
export function mark({ ground = 'none', colour }: Options = {}): string {
  const { light, dark } = palettes
  const style = colour
    ? `.a,.b,.c{stroke:${colour}}`
    : `.a{stroke:${light.madder}}.b{stroke:${light.indigo}}.c{stroke:${light.marigold}}.z{fill:${light.cloth}}${ground === 'none' ? `@media(prefers-color-scheme:dark){.a{stroke:${dark.madder}}.b{stroke:${dark.indigo}}.c{stroke:${dark.marigold}}}` : ''}`
  const scale = { none: 1, square: 0.84, maskable: 0.66 }[ground]
  const rings =
    petals(8, 'M0-11C8-15 8-24 0-30C-8-24-8-15 0-11Z', 'class="a"') +
    petals(8, 'M0-4C4-6 4-10 0-14C-4-10-4-6 0-4Z', 'class="b"') +
    petals(8, 'M0-15V-24', 'class="c"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64" width="64" height="64"><style>path{fill:none;stroke-width:2.6;stroke-linecap:round;stroke-dasharray:5 3.2}.b{stroke-dasharray:none;stroke-width:2}.c{stroke-dasharray:none;stroke-width:2.2}${style}</style>${ground === 'none' ? '' : '<rect class="z" x="-32" y="-32" width="64" height="64"/>'}<g transform="scale(${scale})">${rings}</g></svg>`
}
