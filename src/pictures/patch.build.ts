/** Patches: a thing sewn on cloth that is filled with rows of running stitch, like kantha. */
import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' }
import { type Dye, dyes, type Patch } from '#content/schema/patch.ts'
import { palettes } from '#theme/tokens.ts'
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

const seam = `stroke="${ink}" stroke-width=".42" stroke-dasharray="1.2 .8"`

/** Returns the paths of an icon, each with these attributes. */
const traced = (paths: readonly string[], attributes: string) =>
  paths.map(d => `<path ${attributes} d="${d}"/>`).join('')

/** How many numbers a command of a path has. */
const counts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 }

/** Returns the closed parts of a path. An open part would be filled up to a straight line that nobody drew. */
function closedParts(path: string): string {
  const closed: string[] = []
  let part = ''
  let [x, y, firstX, firstY] = [0, 0, 0, 0]
  const move = (command: string, numbers: readonly number[]) => {
    const isRelative = command === command.toLowerCase()
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
    const last = numbers.at(-1) ?? 0
    if (!/v/i.test(command)) x = fromX + (/h/i.test(command) ? last : (numbers.at(-2) ?? 0))
    if (!/h/i.test(command)) y = fromY + last
  }
  for (const [text, command = ''] of `${path}M0 0`.matchAll(/([a-z])[^a-z]*/gi)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const count = counts[command.toLowerCase()] ?? 1
    const isMove = /m/i.test(command)
    if (isMove) {
      if (/z$/i.test(part) || (/[a-z].*[a-z]/i.test(part) && Math.hypot(x - firstX, y - firstY) < 0.05))
        closed.push(part)
      move(command, numbers.slice(0, 2))
      ;[firstX, firstY, part] = [x, y, `M${x} ${y}`]
      // More numbers after a move are lines.
      if (numbers.length > 2) part += `${command === 'm' ? 'l' : 'L'}${numbers.slice(2).join(' ')}`
    } else part += text
    for (let at = isMove ? 2 : 0; at < numbers.length; at += count) move(command, numbers.slice(at, at + count))
    if (/z/i.test(command)) [x, y] = [firstX, firstY]
  }
  return closed.join('')
}

interface Thing {
  readonly dye: Dye
  /** The direction of the rows, in degrees. */
  readonly turn: number
  readonly viewBox: string
  readonly body: string
}

/** Returns the paths of an icon: of its filled form, if it has one. */
function iconPaths(icon: string) {
  const filled = icons[`${icon}-filled`]
  const body = (filled ?? icons[icon])?.body
  if (!body) throw new Error(`there is no icon '${icon}'`)
  return { isFilled: filled !== undefined, paths: [...body.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d) }
}

/** Returns an icon as a thing: a filled one as a piece of cloth, another as a cord around thinner cloth. */
function iconThing({ icon, dye, turn = 0 }: Exclude<Patch, string>): Thing {
  const { isFilled, paths } = iconPaths(icon)
  const thread = threads[dye]
  const sewn = isFilled
    ? traced(paths, `fill="${thread}"`) + traced(paths, 'fill="url(#stitches)"') + traced(paths, seam)
    : traced(paths.map(closedParts), `fill="${cloths[dye]}" fill-rule="evenodd"`) +
      traced(paths.map(closedParts), 'fill="url(#stitches)" fill-rule="evenodd"') +
      traced(paths, `stroke="${ink}" stroke-width="2.5" stroke-opacity=".22"`) +
      traced(paths, `stroke="${thread}" stroke-width="1.9"`) +
      traced(paths, seam)
  return { dye, turn, viewBox: '0 0 24 24', body: sewn }
}

/** Returns the dye of a patch; none for a whole picture. */
export const dyeOf = (patch: Patch): Dye | undefined =>
  typeof patch === 'string' ? fileThing(pictureSource(patch))?.dye : patch.dye

/** Returns the thing of a file, if it is one: its root names its cloth, `data-dye` and `data-turn`. */
function fileThing(svg: string): Thing | undefined {
  const [root = ''] = /^<svg[^>]*>/.exec(svg) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(root)?.[1] ?? ''
  const dye = dyes.find(name => name === attribute('data-dye'))
  if (!dye) return
  const group = root.replace('<svg', '<g').replaceAll(/ (?:xmlns|viewBox|data-\w+)="[^"]*"/g, '')
  const inside = svg.slice(root.length, -'</svg>'.length).replace(/<title>.*?<\/title>/, '')
  const body = `${group}${inside.replaceAll(/\n\s*/g, '')}</g>`
  return { dye, turn: Number(attribute('data-turn')), viewBox: attribute('viewBox'), body }
}

/** The place of the thing on the cloth, in per cent; the second is above a label. */
const places = { middle: { y: 13, side: 74 }, above: { y: 4, side: 46 } } as const

/**
 * Returns a thing on its cloth. The picture has no size of its own: stitches are as long on a card as in an opening, and the
 * thing is as large as the smaller side allows.
 */
function clothWith({ dye, turn, viewBox, body }: Thing, place: keyof typeof places): string {
  const { y, side } = places[place]
  const cloth = 'width="100%" height="100%"'
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${rows(turn)}${filling(Number(viewBox.split(' ')[2]))}<rect fill="${grounds[dye]}" ${cloth}/><rect fill="url(#g)" ${cloth}/><svg x="8%" y="${y}%" width="84%" height="${side}%" viewBox="${viewBox}">${body}</svg></svg>`
}

/** Returns the SVG of a patch. A file whose root names no cloth is a whole picture, and stays as it is, in the colours of the day. */
export function patchSvg(patch: Patch, place: keyof typeof places = 'middle'): string {
  if (typeof patch !== 'string') return clothWith(iconThing(patch), place)
  const source = pictureSource(patch)
  const thing = fileThing(source)
  return thing ? clothWith(thing, place) : source
}

/** Returns the outline of a thing: the seams of a drawing, the paths of an icon. */
function outlineOf(patch: Patch) {
  if (typeof patch !== 'string') return { viewBox: '0 0 24 24', body: traced(iconPaths(patch.icon).paths, '') }
  const { viewBox, body } = fileThing(pictureSource(patch)) ?? { viewBox: '0 0 1 1', body: '' }
  const seams = body
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[a-z]+ [^>]*\/>/g, shape => (/class="(?:[^"]* )?s[ "]/.test(shape) ? shape : ''))
    .replaceAll(/ (?:class|fill|stroke[\w-]*)="[^"]*"/g, '')
  return { viewBox, body: seams }
}

/** Returns the outlines of patches as symbols of one SVG, each in stitches of the same length. */
export function outlines(patches: Iterable<readonly [name: string, patch: Patch]>): string {
  const symbols = [...patches].map(([name, patch]) => {
    const { viewBox, body } = outlineOf(patch)
    const stitch = Number(viewBox.split(' ')[2]) / 24
    const [dash, gap, width] = [1.6 * stitch, 1.2 * stitch, 0.7 * stitch].map(length => Math.round(length * 10) / 10)
    return `<symbol id="${name}" viewBox="${viewBox}" stroke-dasharray="${dash} ${gap}" stroke-width="${width}">${body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
