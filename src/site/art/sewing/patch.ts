/** How a patch of home's quilt is sewn: one large thing, its fills rows of stitches, on ground that is quilted to its edge. */
import { height, n, width } from '#site/art/pen.ts'
import { rows, sewnRows, sewnRules } from './cloth.ts'
import { themed } from './scene.ts'
import { type Dye, fillClass, strokeClass } from './thread.ts'

export interface Patch {
  readonly ground: Dye
  /** In which direction the ground is quilted, in degrees. */
  readonly turn: number
  readonly parts: readonly string[]
}

/** A shape around the middle again, a little larger each time, as a quilter follows a shape. */
export const echoed = (path: string, edge: Dye, scales: readonly number[]) =>
  scales
    .map(scale => {
      const [x, y] = [width, height].map(side => n((side / 2) * (1 - scale)))
      return `<path class="s e ${strokeClass(edge)}" vector-effect="non-scaling-stroke" transform="matrix(${scale} 0 0 ${scale} ${x} ${y})" d="${path}"/>`
    })
    .join('')

/** A patch as a complete SVG document in both themes; the thing is in the middle, whatever the box. */
export function sewPatch({ ground, turn, parts }: Patch): string {
  const cloth = `width="${width}" height="${height}"`
  const content = `${rows('g', turn, 7)}${sewnRows}<rect class="${fillClass(ground)}" ${cloth}/><rect fill="url(#g)" ${cloth}/>${parts.join('')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${cloth} preserveAspectRatio="xMidYMid slice"><style>${sewnRules}${themed(content)}</style>${content}</svg>`
}
