/** People, who are never more than their outline: nobody in a scene is someone. */
import { n } from '#site/art/pen.ts'
import type { Role } from '#site/theme/tokens.ts'
import { disc, shape } from './thread.ts'

const shoulders = (x: number, y: number, colour: Role, scale: number) =>
  shape(`M${n(x - 26 * scale)} ${n(y)}c0${n(-46 * scale)} ${n(52 * scale)}${n(-46 * scale)} ${n(52 * scale)} 0z`, {
    fill: colour,
  })

/** Someone who looks at us, 52 wide at a scale of 1; the shoulders' lower edge is at `y`. Long hair shows at the sides. */
export const someone = (x: number, y: number, colour: Role, { scale = 1, long = false } = {}) =>
  shoulders(x, y, colour, scale) +
  disc(x, y - 46 * scale, (long ? 18 : 15) * scale, { fill: 'hair' }) +
  disc(x, y - 42 * scale, 13 * scale, { fill: 'face', edge: 'hair', kind: 'solid' })

/** Someone who looks where we look. */
export const onlooker = (x: number, y: number, colour: Role, { scale = 1, long = false } = {}) =>
  shoulders(x, y, colour, scale) +
  disc(x, y - 43 * scale, 14 * scale, { fill: 'hair' }) +
  (long
    ? shape(
        `M${n(x - 14 * scale)} ${n(y - 43 * scale)}h${n(28 * scale)}v${n(15 * scale)}q0 ${n(7 * scale)} ${n(-7 * scale)} ${n(7 * scale)}h${n(-14 * scale)}q${n(-7 * scale)} 0 ${n(-7 * scale)} ${n(-7 * scale)}z`,
        { fill: 'hair' },
      )
    : '')
