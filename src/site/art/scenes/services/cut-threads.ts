import { scene } from '#site/art/sewing/scene.ts'
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const figures = [
  ['Margin', 'indigo', 0],
  ['Returns', 'leaf', 0],
  ['Orders', 'river', 1],
  ['Fax no.', 'madder', 2],
  ['Birthday', 'madder', 2],
] as const

const decisions = ['Raise price', 'Second shift']

export default scene(
  'Figures on the left, the decisions that used them on the right: threads join three, and scissors cut off two that no decision needs.',
  words(50, 34, 'Collected', { colour: 'soft' }),
  words(350, 34, 'Decided', { anchor: 'end', colour: 'soft' }),
  ...figures.map(([name, colour, to], at) => {
    const y = 60 + at * 37
    const cut = to === 2
    const goal = 76 + to * 54
    return (
      box({ x: 46, y: y - 15, w: 98, h: 30, r: 7, fill: 'raise', edge: colour, kind: cut ? 'fine' : 'solid' }) +
      words(58, y + 5, name, { bold: !cut, colour: cut ? 'soft' : 'ink' }) +
      (cut ? line(`M144 ${y}h44`, 'madder') : line(`M144 ${y}C200 ${y} 200 ${goal} 240 ${goal}`, colour)) +
      knot(144, y, colour)
    )
  }),
  shape('M192 172l70 34l-5 9l-24-10zM192 208l70-34l-5-9l-24 10z', { fill: 'ink' }),
  disc(271, 215, 12, { edge: 'ink', fill: 'raise', kind: 'solid' }),
  disc(271, 165, 12, { edge: 'ink', fill: 'raise', kind: 'solid' }),
  words(354, 215, 'stop list', { anchor: 'end', bold: true, colour: 'madder' }),
  ...decisions.map(
    (name, at) =>
      box({ x: 240, y: 56 + at * 54, w: 114, h: 40, r: 9, fill: 'ink' }) +
      words(297, 81 + at * 54, name, { anchor: 'middle', bold: true, colour: 'paper' }),
  ),
)
