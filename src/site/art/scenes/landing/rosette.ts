import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import { claims } from '#site/claims.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels.rosette

const ranks: readonly (readonly [rank: string, founded: string, name: number])[] = [
  ['1', claims.foundedYear, 52],
  ['2', '1996', 64],
  ['3', '2008', 44],
  ['4', '2016', 58],
  ['20', '2021', 40],
]

/** Pleats of a rosette: a wheel of small arcs around the middle. */
const pleats = (x: number, y: number, radius: number, colour: Role) => {
  const point = (at: number, far: number) =>
    `${(x + Math.cos((at * Math.PI) / 8) * far).toFixed(1)} ${(y + Math.sin((at * Math.PI) / 8) * far).toFixed(1)}`
  const path = Array.from({ length: 16 }, (_, at) => `Q${point(at + 0.5, radius * 1.22)} ${point(at + 1, radius)}`)
  return shape(`M${point(0, radius)}${path.join('')}Z`, { fill: colour })
}

export default [
  box({ x: 168, y: 20, w: 208, h: 206, r: 6, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  words(182, 46, label.softwareFirms, { bold: true }),
  line('M182 58h180', 'indigo', 'fine'),
  ...ranks.flatMap(([rank, founded, name], at) => {
    const y = 84 + at * 27 + (at === 4 ? 20 : 0)
    return [
      words(198, y, rank, { anchor: 'middle', bold: true, colour: at ? 'soft' : 'madder' }),
      box({ x: 218, y: y - 11, w: name, h: 12, r: 3, fill: at ? 'river' : 'madder' }),
      words(362, y, founded, { anchor: 'end' }),
    ]
  }),
  knot(198, 183, 'soft', 2),
  knot(198, 191, 'soft', 2),
  shape('M72 128L48 214l22-10l14 18L104 146zM120 128L144 214l-22-10l-14 18L88 146z', { fill: 'marigold' }),
  pleats(96, 94, 54, 'madder'),
  disc(96, 94, 40, { edge: 'marigold', fill: 'raise' }),
  words(96, 90, label.no, { anchor: 'middle', bold: true, size: 18 }),
  words(96, 110, label.ourList, { anchor: 'middle' }),
]
