import { xml } from '#content/xml.ts'
import { darkId } from '#pictures/address.ts'
import { themeStyle } from '#theme/theme-style.ts'
import type { Role } from '#theme/tokens.ts'

/** The thread colours of charts. Each contrasts with every ground, as the text does. */
export const inks = { a: 'leaf', b: 'madder', c: 'indigo' } as const satisfies Record<string, Role>

/** The colour of a mark; `''` is the colour of the text. */
export type Ink = keyof typeof inks | ''

/** Pixels. A chart is as wide as its container; its text keeps this size. */
export const fontSize = 14

export const round = (value: number) => String(Math.round(value * 10) / 10)

/** Formats a share of the chart's width as a percentage. */
export const percent = (fraction: number) => `${round(fraction * 100)}%`

/** Names of lanes (`n`) stand out from their figures. */
const rules = (used: readonly (keyof typeof inks)[], hasPast: boolean) =>
  `text{font:${fontSize}px system-ui,sans-serif;stroke:none}svg{fill:var(--soft);stroke:var(--soft)}.z{stroke:var(--raise)}${hasPast ? '.y{stroke:var(--past)}' : ''}${used.map(ink => `.${ink}{stroke:var(--${inks[ink]})}`).join('')}.n{fill:var(--ink);font-size:15px;font-weight:600}`

const idOf = (ink: Ink) => ink || 's'

/** Returns the class of a mark's thread. */
export const thread = (ink: Ink) => ink && ` class="${ink}"`

/** Solid thread with two seams of running stitch, 7 px long and 5 apart. Madder is hatched, so that it differs in grey too. */
const stitches = (ink: Ink) => {
  const seams = ink === 'b' ? 'stroke-width="3" d="M-2 16L14 -2.7M-8 9L2 -2.7M10 16L18 6.7"' : 'd="M0 4h7M6 11h6"'
  return `<pattern id="${idOf(ink)}" width="12" height="14" patternUnits="userSpaceOnUse"><path${thread(ink) || ' class="y"'} stroke-width="14" d="M0 7h12"/><path class="z" ${seams}/></pattern>`
}

/**
 * Returns a complete chart, in both themes. It has no width in pixels and fills its container. A title and a description explain it when it is opened by itself.
 */
export function frame(title: string, description: string, body: string): string {
  const usedInks = (Object.keys(inks) as (keyof typeof inks)[]).filter(ink => body.includes(`class="${ink}`))
  const filled = (['', ...usedInks] as const).filter(ink => body.includes(`url(#${idOf(ink)})`))
  const hasPast = filled.includes('')
  const colours = themeStyle([
    'soft',
    ...(hasPast ? (['past'] as const) : []),
    'raise',
    'ink',
    ...usedInks.map(ink => inks[ink]),
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${darkId}" stroke-width="1.5"><title>${xml(title)}</title><desc>${xml(description)}</desc>${colours}<style>${rules(usedInks, hasPast)}</style>${filled.map(stitches).join('')}${body}</svg>`
}

/** Returns a bar: a block of thread with its seams. */
export const bar = (ink: Ink, y: number, from: number, to: number, height = 14) =>
  `<rect${thread(ink)}${from > 0 ? ` x="${percent(from)}"` : ''} y="${y}" width="${percent(to - from)}" height="${height}" fill="url(#${idOf(ink)})"/>`

/** Returns a point, drawn as a knot. */
export const knot = (ink: Ink, x: string, y: number) =>
  `<circle${thread(ink)} cx="${x}" cy="${y}" r="3" stroke-width="6"/>`

/** Returns a name with its figure. */
export const axisRow = (y: number, name: string, figure: string, place = '') =>
  `<text${place} y="${y}">${xml(`${name} ${figure}`)}</text>`

export const atEnd = ' x="100%" text-anchor="end"'
