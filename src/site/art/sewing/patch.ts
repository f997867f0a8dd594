/** How a patch of home's quilt is sewn: one large thing, its fills rows of stitches, on ground that is quilted to its edge. */
import { height, n, width } from '#site/art/pen.ts'
import { themed } from './scene.ts'
import { type Dye, fillClass, line, strokeClass } from './thread.ts'

export interface Patch {
  readonly ground: Dye
  /** In which direction the ground is quilted, in degrees. */
  readonly turn: number
  readonly parts: readonly string[]
}

/** The lengths of the stitches of a row: no hand sews two alike. */
const lengths = [9, 7, 10, 8, 7.5, 9.5]
const space = 4

/** Rows of running stitch, as light and shadow over any colour. */
function rows(id: string, turn: number, gap: number) {
  const period = lengths.reduce((sum, length) => sum + length + space, 0)
  const row = (at: number, first: number) =>
    `M${n(first - period)} ${n(at)}${`${lengths.map(length => `h${length}m${space} 0`).join('')}`.repeat(2)}`
  const all = (lower: number) => [0, 13, 31].map((first, at) => row(gap * (at + 0.5) + lower, first)).join('')
  return `<pattern id="${id}" width="${period}" height="${n(gap * 3)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path class="d" d="${all(1.6)}"/><path class="w" d="${all(0)}"/></pattern>`
}

/** Cloth in the shape of a path, filled with stitches, up or across, its edge sewn down. */
export const sewn = (path: string, fill: Dye, edge: Dye = 'ink', direction: 'up' | 'across' = 'up') =>
  `<path class="${fillClass(fill)}" d="${path}"/><path fill="url(#${direction[0]})" d="${path}"/>${line(path, edge)}`

/** A shape around the middle again, a little larger each time, as a quilter follows a shape. */
export const echoed = (path: string, edge: Dye, scales: readonly number[]) =>
  scales
    .map(scale => {
      const [x, y] = [width, height].map(side => n((side / 2) * (1 - scale)))
      return `<path class="s e ${strokeClass(edge)}" vector-effect="non-scaling-stroke" transform="matrix(${scale} 0 0 ${scale} ${x} ${y})" d="${path}"/>`
    })
    .join('')

const stitches =
  '.d,.w{fill:none;stroke-linecap:round;stroke-width:1.5}.d{stroke:#000;opacity:.2}.w{stroke:#fff;opacity:.34}'

/** A patch as a complete SVG document in both themes; whatever its place is, the thing stands in the middle. */
export function sewPatch({ ground, turn, parts }: Patch): string {
  const cloth = `width="${width}" height="${height}"`
  const content = `${rows('g', turn, 7)}${rows('u', 84, 4.2)}${rows('a', 3, 4.2)}<rect class="${fillClass(ground)}" ${cloth}/><rect fill="url(#g)" ${cloth}/>${parts.join('')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${cloth} preserveAspectRatio="xMidYMid slice"><style>${stitches}${themed(content)}</style>${content}</svg>`
}
