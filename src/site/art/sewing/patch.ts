/** Patches of the home page's quilt: one large object, filled with rows of stitches, on a quilted background. */
import { height, n, width } from '#site/art/pen.ts'
import { rows, sewnRows, sewnRules } from './cloth.ts'
import { dyes, themed } from './scene.ts'
import { type Dye, strokeClass } from './thread.ts'

export interface Patch {
  readonly ground: Dye
  /** The direction of the quilting of the background, in degrees. */
  readonly turn: number
  readonly parts: readonly string[]
}

/** Repeats the outline of a shape at larger scales around the centre, like echo quilting. */
export const echoed = (path: string, edge: Dye, scales: readonly number[]) =>
  scales
    .map(scale => {
      const [x, y] = [width, height].map(side => n((side / 2) * (1 - scale)))
      return `<path class="s e ${strokeClass(edge)}" vector-effect="non-scaling-stroke" transform="matrix(${scale} 0 0 ${scale} ${x} ${y})" d="${path}"/>`
    })
    .join('')

/** Returns a patch as an SVG document. Its background is the same in both themes, because the dark theme's pale one glares. */
export function sewPatch({ ground, turn, parts }: Patch): string {
  const cloth = `width="${width}" height="${height}"`
  const content = `${rows('g', turn, 7)}${sewnRows}<rect fill="${dyes.light[ground]}" ${cloth}/><rect fill="url(#g)" ${cloth}/><g transform="translate(40 24)scale(.8)">${parts.join('')}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${cloth} preserveAspectRatio="xMidYMid slice"><style>${sewnRules}${themed(content)}</style>${content}</svg>`
}
