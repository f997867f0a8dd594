/** People, drawn with a few stitches, with the skin, hair and clothes of people in Dhaka. */
import { n } from '#site/art/pen.ts'
import type { Role } from '#site/theme/tokens.ts'
import { type Dye, disc, line, shape } from './thread.ts'

/** Optional traits of a person; the rest is the same for all. */
export interface Traits {
  /** Hair down to the shoulders. */
  readonly long?: boolean
  readonly bun?: boolean
  readonly beard?: boolean
  readonly glasses?: boolean
  /** The colour of a scarf over the hair. */
  readonly scarf?: Role
}

interface Look extends Traits {
  readonly scale?: number
}

/** The smallest scale of a face with eyes and a mouth. */
const large = 0.8

const paths = {
  shoulders: 'm-26 0c0 -46 52 -46 52 0z',
  crown: 'm-14 -41c-3 -22 31 -22 28 0c-2 -4 -3 -7 -5 -10c-6 4 -15 4 -19 1c-1 3 -2 5 -4 9z',
  edge: 'm-14 -41c-3 -22 31 -22 28 0',
  mane: 'm-14 -46c0 -18 28 -18 29 0c0 10 2 16 4 26c-11 5 -27 5 -38 0c2 -10 4 -16 4 -26z',
  veil: 'm-18 -44c0 -23 36 -23 36 0c0 12 4 18 7 34c-17 8 -33 8 -50 0c3 -16 7 -22 7 -34z',
  beard: 'm-13 -43c2 5 6 4 13 4c7 0 11 1 13 -4c2 12 -5 19 -13 19c-8 0 -15 -7 -13 -19z',
  eyes: 'm-5 -43l0 2m10 -2l0 2',
  mouth: 'm-4 -35c2 2 6 2 8 0',
  bridge: 'm-1 -43l2 0',
} as const

/** Returns a path from the middle of the shoulders' lower edge, in relative steps, so that people of one size are equal. */
const placed = (x: number, y: number, scale: number) => (name: keyof typeof paths) =>
  `M${n(x)} ${n(y)}${paths[name].replaceAll(/-?\d+/g, step => n(Number(step) * scale))}`

const skins = ['umber', 'tan', 'honey'] as const satisfies readonly Dye[]

/** Picks a skin by position, so that neighbours differ. */
const skinAt = (x: number, y: number) => skins[Math.round(x + y) % skins.length] ?? 'tan'

const hair = { fill: 'hair', edge: 'rim', kind: 'solid' } as const

type Round = (across: number, down: number, radius: number, how: Parameters<typeof disc>[3]) => string

/** Eyes, mouth and glasses. */
function features(at: ReturnType<typeof placed>, round: Round, { beard, glasses }: Traits) {
  const lens = { edge: 'hair', kind: 'solid' } as const
  const stitches = line(at('eyes'), 'hair', 'solid') + line(at('mouth'), beard ? 'honey' : 'hair', 'solid')
  return glasses
    ? stitches + round(-5, -42, 4, lens) + round(5, -42, 4, lens) + line(at('bridge'), 'hair', 'solid')
    : stitches
}

/** A person from the front, 52 wide at a scale of 1; the shoulders' lower edge is at `y`. */
export function someone(x: number, y: number, colour: Role, { scale = 1, ...traits }: Look = {}) {
  const { long, bun, beard, scarf } = traits
  const at = placed(x, y, scale)
  const round: Round = (across, down, radius, how) => disc(x + across * scale, y + down * scale, radius * scale, how)
  return [
    long && shape(at('mane'), hair),
    // The light edge would cover a small bun.
    bun && round(0, -62, 7, scale >= large ? hair : { fill: 'hair' }),
    shape(at('shoulders'), { fill: colour }),
    scarf && shape(at('veil'), { fill: scarf, edge: colour, kind: 'fine' }),
    round(0, -42, 13, { fill: skinAt(x, y) }),
    beard && shape(at('beard'), { fill: 'hair' }),
    !scarf && shape(at('crown'), { fill: 'hair' }) + (long ? '' : line(at('edge'), 'rim', 'solid')),
    scale >= large && features(at, round, traits),
  ]
    .filter(Boolean)
    .join('')
}

/** A person from behind. */
export function onlooker(x: number, y: number, colour: Role, { scale = 1, long, scarf }: Look = {}) {
  const at = placed(x, y, scale)
  const head = disc(x, y - 43 * scale, 14 * scale, hair)
  return (
    shape(at('shoulders'), { fill: colour }) +
    (scarf ? shape(at('veil'), { fill: scarf, edge: colour, kind: 'fine' }) : long ? shape(at('mane'), hair) : head)
  )
}
