import { scene } from '#site/art/sewing/scene.ts'
import { chip, screen } from '#site/art/sewing/things.ts'
import { box, hatch, words } from '#site/art/sewing/thread.ts'

const beds: readonly (readonly [string, string, 'leaf' | 'marigold' | 'madder' | 'river'])[] = [
  ['1', 'Home today', 'leaf'],
  ['2', 'Blood test', 'marigold'],
  ['3', 'Surgery', 'madder'],
  ['4', 'Clean bed', 'river'],
  ['5', 'Home 14:00', 'leaf'],
  ['6', 'X-ray', 'marigold'],
]

export default scene(
  'A board at a nurses’ station: six beds, each with a colour and what it waits for: home today, blood test, surgery.',
  screen(24, 18, 352, 204, 'Ward 4 East', 'leaf'),
  chip(300, 25, '08:40', 'leaf'),
  ...beds.map(([bed, state, colour], at) => {
    const [x, y] = [38 + (at % 2) * 166, 60 + Math.floor(at / 2) * 53]
    return (
      box({ x, y, w: 158, h: 45, r: 7, edge: colour, fill: 'cloth' }) +
      hatch(x + 6, y + 6, 20, 33, colour) +
      words(x + 36, y + 19, `Bed ${bed}`, { bold: true }) +
      words(x + 36, y + 37, state)
    )
  }),
)
