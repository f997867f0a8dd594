import { palettes, type Role, type Theme } from '#site/theme/tokens.ts'
import { xml } from '#site/xml.ts'

/** Threads that charts are stitched with: each contrasts with every ground, as the text does. */
export const inks = { a: 'leaf', b: 'madder', c: 'indigo' } as const satisfies Record<string, Role>

/** What has no thread of its own is in the text's colour. */
export type Ink = keyof typeof inks | ''

/** Pixels: a chart is as wide as its place, and its text stays this size. */
export const fontSize = 14

export const round = (value: number) => String(Math.round(value * 10) / 10)

/** A place or a length as a share of the chart's width. */
export const percent = (fraction: number) => `${round(fraction * 100)}%`

const colours = (theme: Theme, used: readonly (keyof typeof inks)[]) =>
  `svg{fill:${palettes[theme].soft};stroke:${palettes[theme].soft}}.z{stroke:${palettes[theme].raise}}${used.map(ink => `.${ink}{stroke:${palettes[theme][inks[ink]]}}`).join('')}`

/** Shaded parts of a chart, in the warm colour of each theme: grey looks cold beside the paper. */
const shades = { light: ['line', 0.55], dark: ['marigold', 0.16] } as const satisfies Record<
  Theme,
  readonly [Role, number]
>

function shading(theme: Theme): string {
  const [role, strength] = shades[theme]
  return `.shade{fill:${palettes[theme][role]};fill-opacity:${strength}}`
}

const idOf = (ink: Ink) => ink || 's'

/** The thread of a mark, as its class. */
export const thread = (ink: Ink) => ink && ` class="${ink}"`

/** Solid thread with two seams of running stitch, 7 px long and 5 apart. */
const stitches = (ink: Ink) =>
  `<pattern id="${idOf(ink)}" width="12" height="14" patternUnits="userSpaceOnUse"><path${thread(ink)} stroke-width="14" d="M0 7h12"/><path class="z" d="M0 4h7M6 11h6"/></pattern>`

/**
 * A complete chart, in both themes. Nothing in it has a width in pixels: it fills its place at `height`, whatever its
 * width, unless `size` gives it a shape. A title and a description tell what it shows where it is opened by itself.
 */
export function frame(title: string, description: string, body: string, size = ''): string {
  const used = (Object.keys(inks) as (keyof typeof inks)[]).filter(ink => body.includes(`class="${ink}`))
  const filled = (['', ...used] as const).filter(ink => body.includes(`url(#${idOf(ink)})`))
  const style = (theme: Theme) => colours(theme, used) + (body.includes('class="shade"') ? shading(theme) : '')
  return `<svg xmlns="http://www.w3.org/2000/svg" stroke-width="1.5"${size && ` ${size}`}><title>${xml(title)}</title><desc>${xml(description)}</desc><style>text{font:${fontSize}px system-ui,sans-serif;stroke:none}${style('light')}@media(prefers-color-scheme:dark){${style('dark')}}</style>${filled.map(stitches).join('')}${body}</svg>`
}

/** A bar: a block of thread with its seams. */
export const bar = (ink: Ink, y: number, from: number, to: number, height = 14) =>
  `<rect${thread(ink)}${from > 0 ? ` x="${percent(from)}"` : ''} y="${y}" width="${percent(to - from)}" height="${height}" fill="url(#${idOf(ink)})"/>`

/** A point, as the knot at the end of a thread. */
export const knot = (ink: Ink, x: string, y: number, r = 3) =>
  `<circle${thread(ink)} cx="${x}" cy="${y}" r="${r}" stroke-width="${2 * r}"/>`

/** A name with its figure. */
export const named = (y: number, name: string, figure: string, place = '') =>
  `<text${place} y="${y}">${xml(`${name} ${figure}`)}</text>`

export const atEnd = ' x="100%" text-anchor="end"'
