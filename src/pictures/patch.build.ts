/** Patches: a thing sewn on cloth that is filled with rows of running stitch, like kantha. */
import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' }
import { svgPathProperties } from 'svg-path-properties'
import { type Dye, dyes, type Patch } from '#content/schema/patch.ts'
import { palettes } from '#theme/tokens.ts'
import { aboveId } from './address.ts'
import { pictureSource } from './file.build.ts'

const icons: Readonly<Record<string, { readonly body: string }>> = tabler.icons

/** The names of the icons that a patch may have. */
export const patchIcons: readonly string[] = Object.keys(icons).filter(name => !name.endsWith('-filled'))

const { light, dark } = palettes
const { ink } = light
/** The same by day and by night, because pale cloth glares on a dark page, and a darker one is not seen there. */
const grounds: Readonly<Record<Dye, string>> = { ...light, night: dark.line }
/** The thread of an icon, which is told from the cloth at 3:1. */
const threads: Readonly<Record<Dye, string>> = {
  indigo: dark.marigold,
  night: dark.marigold,
  madder: dark.marigold,
  marigold: light.raise,
  leaf: light.raise,
  river: light.raise,
}

/** The cloth inside a cord. */
const cloths: Readonly<Record<Dye, string>> = {
  indigo: light.cloth,
  night: light.cloth,
  madder: light.cloth,
  marigold: light.madder,
  leaf: dark.marigold,
  river: dark.marigold,
}

/** The lengths of the stitches of a row and the space between them; they differ, as in sewing by hand. */
const lengths = [9, 7, 10, 8, 7.5, 9.5]
const space = 4
const rowGap = 7

/** Returns a pattern of rows of running stitch: light and shadow over any colour. */
function rows(turn: number): string {
  const period = lengths.reduce((sum, length) => sum + length + space, 0)
  const row = (first: number, at: number) =>
    `M${first - period} ${rowGap * (at + 0.5)}${lengths
      .map(length => `h${length}m${space} 0`)
      .join('')
      .repeat(2)}`
  const all = [0, 13, 31].map(row).join('')
  return `<pattern id="g" width="${period}" height="${rowGap * 3}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path stroke="#000" stroke-opacity=".24" d="${all}" transform="translate(0 1.6)"/><path stroke="#fff" stroke-opacity=".3" d="${all}"/></pattern>`
}

/** Returns the pattern that fills a thing, for a box with this side. */
const filling = (side: number) =>
  `<pattern id="stitches" width="4.4" height="1.9" patternUnits="userSpaceOnUse" patternTransform="rotate(84)scale(${(side / 24) * 0.65})"><path stroke="#000" stroke-opacity=".2" stroke-width=".22" d="M.3.4H2M2.5 1.35h1.4"/></pattern>`

const seam = `stroke="${ink}" stroke-width=".36" stroke-dasharray="1.2 .8"`

/** Returns the paths of an icon, each with these attributes. */
const traced = (paths: readonly string[], attributes: string) =>
  paths.map(d => `<path ${attributes} d="${d}"/>`).join('')

/** The side of a cell in which the cloth of an icon is cut, and the distance over which it spans a gap, of 24. */
const [cell, span] = [0.25, 2.1]
/** Cells in a row, with space around the icon for the search from outside. */
const across = 24 / cell + 16

/** Returns the cells within a distance of some of these cells. */
function grown(cells: Iterable<number>, distance: number): Set<number> {
  const reach = Math.floor(distance / cell)
  const disc = Array.from(
    { length: (2 * reach + 1) ** 2 },
    (_, at) => [(at % (2 * reach + 1)) - reach, Math.floor(at / (2 * reach + 1)) - reach] as const,
  )
    .filter(([x, y]) => Math.hypot(x, y) * cell <= distance)
    .map(([x, y]) => y * across + x)
  const all = new Set<number>()
  for (const at of cells) for (const step of disc) all.add(at + step)
  return all
}

/** Returns the outlines of cells as loops of corners. */
function loopsOf(cells: ReadonlySet<number>): number[][] {
  const wide = across + 1
  const next = new Map<number, number[]>()
  const edge = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to])
  for (const at of cells) {
    const corner = at + Math.floor(at / across)
    if (!cells.has(at - across)) edge(corner, corner + 1)
    if (!cells.has(at + 1)) edge(corner + 1, corner + 1 + wide)
    if (!cells.has(at + across)) edge(corner + 1 + wide, corner + wide)
    if (!cells.has(at - 1)) edge(corner + wide, corner)
  }
  return [...next.keys()].map(start => {
    const loop: number[] = []
    for (let at = next.get(start)?.pop(); at !== undefined; at = next.get(at)?.pop()) loop.push(at)
    return loop
  })
}

/** Returns the piece of cloth under the lines of an icon: what they enclose, also across small gaps. */
function clothUnder(paths: readonly string[]): string {
  const cellAt = ({ x, y }: { x: number; y: number }) => (Math.round(y / cell) + 8) * across + Math.round(x / cell) + 8
  const lines = paths.flatMap(path => {
    const line = new svgPathProperties(path)
    const count = Math.ceil(line.getTotalLength() / cell)
    return Array.from({ length: count + 1 }, (_, at) => cellAt(line.getPointAtLength(at * cell)))
  })
  const spanned = grown(new Set(lines), span)
  const outside = new Set([0])
  const shore = new Set<number>()
  for (const at of outside)
    for (const to of [at - 1, at + 1, at - across, at + across])
      if (spanned.has(to)) shore.add(at)
      else if (to >= 0 && to < across ** 2) outside.add(to)
  const around = grown(shore, span)
  const isCloth = (at: number) => !outside.has(at) && !around.has(at)
  const cloth = new Set(Array.from({ length: across ** 2 }, (_, at) => at).filter(isCloth))
  // The mean of seven corners rounds the steps; the cord covers the edge.
  const smooth = (loop: readonly number[]) =>
    loop.flatMap((_, at) => {
      if (at % 3 > 0) return []
      const near = [-3, -2, -1, 0, 1, 2, 3].map(step => loop.at((at + step) % loop.length) ?? 0)
      const mean = (of: (corner: number) => number) =>
        Math.round((near.reduce((sum, corner) => sum + of(corner), 0) / near.length - 8.5) * cell * 10) / 10
      return `${mean(corner => corner % (across + 1))} ${mean(corner => Math.floor(corner / (across + 1)))}`
    })
  return loopsOf(cloth)
    .map(loop => (loop.length > 6 ? `M${smooth(loop).join('L')}z` : ''))
    .join('')
}

interface Thing {
  readonly dye: Dye
  /** The direction of the rows, in degrees. */
  readonly turn: number
  readonly viewBox: string
  readonly body: string
  /** It stands on the lower edge of the cloth, as a bust does. */
  readonly isOnEdge?: boolean
  /** The icon of its outline, for a drawing with too many lines. */
  readonly outline?: string
}

/** Returns the paths of an icon: of its filled form, if it has one. */
function iconPaths(icon: string) {
  const filled = icons[`${icon}-filled`]
  const body = (filled ?? icons[icon])?.body
  if (!body) throw new Error(`there is no icon '${icon}'`)
  return { isFilled: filled !== undefined, paths: [...body.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d) }
}

/** Returns an icon as a thing: a filled one as a piece of cloth, another as a cord on cloth of a second dye. */
function iconThing({ icon, dye, turn = 0 }: Exclude<Patch, string>): Thing {
  const { isFilled, paths } = iconPaths(icon)
  const thread = threads[dye]
  const cloth = isFilled ? [] : [clothUnder(paths)]
  const sewn = isFilled
    ? traced(paths, `fill="${thread}"`) + traced(paths, 'fill="url(#stitches)"') + traced(paths, seam)
    : traced(cloth, `fill="${cloths[dye]}"`) +
      traced(cloth, 'fill="url(#stitches)"') +
      traced(paths, `stroke="${ink}" stroke-width="2" stroke-opacity=".22"`) +
      traced(paths, `stroke="${thread}" stroke-width="1.45"`) +
      traced(paths, seam)
  return { dye, turn, viewBox: '0 0 24 24', body: sewn }
}

/** Returns the dye of a patch; none for a whole picture. */
export const dyeOf = (patch: Patch): Dye | undefined =>
  typeof patch === 'string' ? fileThing(pictureSource(patch))?.dye : patch.dye

/** Returns the thing of a file, if it is one: its root names its cloth, `data-dye` and `data-turn`, `data-place="edge"` for a bust, and `data-outline` for a simpler outline. */
function fileThing(svg: string): Thing | undefined {
  const [root = ''] = /^<svg[^>]*>/.exec(svg) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(root)?.[1] ?? ''
  const dye = dyes.find(name => name === attribute('data-dye'))
  if (!dye) return
  const group = root.replace('<svg', '<g').replaceAll(/ (?:xmlns|viewBox|data-\w+)="[^"]*"/g, '')
  const inside = svg.slice(root.length, -'</svg>'.length).replace(/<title>.*?<\/title>/, '')
  const body = `${group}${inside.replaceAll(/\n\s*/g, '')}</g>`
  const isOnEdge = attribute('data-place') === 'edge'
  return {
    dye,
    turn: Number(attribute('data-turn')),
    viewBox: attribute('viewBox'),
    body,
    isOnEdge,
    outline: attribute('data-outline'),
  }
}

/** The place of a thing on its cloth: in the middle or, in a picture with the fragment `#above`, above a label. */
const places = { middle: 'y="13%" height="74%"', above: 'y="9%" height="44%"' } as const

/** The place of a bust, on the lower edge of its cloth. */
const edge = 'y="8%" height="92%"'

/**
 * Returns a thing on its cloth. The picture has no size of its own: stitches are as long on a card as in an opening, and the
 * thing is as large as the smaller side allows.
 */
function clothWith({ dye, turn, viewBox, body, isOnEdge = false }: Thing): string {
  const cloth = 'width="100%" height="100%"'
  const box = `viewBox="${viewBox}" preserveAspectRatio="${isOnEdge ? 'xMidYMax' : 'xMidYMid'}"`
  const placed = (place: keyof typeof places) =>
    `<use class="${place}" href="#thing" x="8%" width="84%" ${isOnEdge && place === 'middle' ? edge : places[place]}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${aboveId}" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><style>.above{display:none}:target>.above{display:inline}:target>.middle{display:none}</style>${rows(turn)}${filling(Number(viewBox.split(' ')[2]))}<symbol id="thing" ${box}>${body}</symbol><rect fill="${grounds[dye]}" ${cloth}/><rect fill="url(#g)" ${cloth}/>${placed('middle')}${placed('above')}</svg>`
}

/** Returns the SVG of a patch. A file whose root names no cloth is a whole picture, and stays as it is, in the colours of the day. */
export function patchSvg(patch: Patch): string {
  if (typeof patch !== 'string') return clothWith(iconThing(patch))
  const source = pictureSource(patch)
  const thing = fileThing(source)
  return thing ? clothWith(thing) : source
}

const iconOutline = (icon: string) => ({ viewBox: '0 0 24 24', body: traced(iconPaths(icon).paths, ''), line: 0.7 })

/** Returns the outline of a thing: the seams of a drawing, the paths of an icon. */
function outlineOf(patch: Patch) {
  if (typeof patch !== 'string') return iconOutline(patch.icon)
  const { viewBox, body, outline } = fileThing(pictureSource(patch)) ?? { viewBox: '0 0 1 1', body: '' }
  if (outline) return iconOutline(outline)
  const seams = body
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[a-z]+ [^>]*\/>/g, shape => (/class="(?:[^"]* )?s[ "]/.test(shape) ? shape : ''))
    .replaceAll(/ (?:class|fill|stroke[\w-]*)="[^"]*"/g, '')
  // A drawing has more lines than an icon.
  return { viewBox, body: seams, line: 0.45 }
}

/** Returns the outlines of patches as symbols of one SVG, each in stitches of the same length. */
export function outlines(patches: Iterable<readonly [name: string, patch: Patch]>): string {
  const symbols = [...patches].map(([name, patch]) => {
    const { viewBox, body, line } = outlineOf(patch)
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
    const stitch = Math.min(width, height) / 24
    const [dash, gap, thickness] = [1.6 * stitch, 1.2 * stitch, line * stitch].map(
      length => Math.round(length * 10) / 10,
    )
    return `<symbol id="${name}" viewBox="${viewBox}" stroke-dasharray="${dash} ${gap}" stroke-width="${thickness}">${body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
