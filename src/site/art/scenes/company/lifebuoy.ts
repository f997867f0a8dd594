import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels.lifebuoy

const wedge = (turn: number) => {
  const at = (radius: number, angle: number) =>
    `${Math.round(124 + radius * Math.cos(angle))} ${Math.round(116 + radius * Math.sin(angle))}`
  const [from, to] = [turn - 0.36, turn + 0.36]
  return `M${at(84, from)}A84 84 0 0 1 ${at(84, to)}L${at(42, to)}A42 42 0 0 0 ${at(42, from)}z`
}

const answers: readonly (readonly [string, string, Role])[] = [
  [label.critical, label.minutes15, 'madder'],
  [label.high, label.hours, 'marigold'],
  [label.normal, label.day, 'leaf'],
]

export default [
  disc(124, 116, 84, { fill: 'raise', edge: 'ink', kind: 'solid' }),
  shape([0.785, 2.356, 3.927, 5.498].map(wedge).join(''), { fill: 'madder' }),
  disc(124, 116, 42, { fill: 'cloth', edge: 'ink', kind: 'solid' }),
  disc(124, 116, 91, { edge: 'marigold' }),
  shape('M5 190q15-12 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0V226H5z', { fill: 'cloth' }),
  line('M5 190q15-12 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', 'river'),
  line('M5 208q15-12 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', 'river', 'fine'),
  words(124, 122, label.help, { anchor: 'middle', bold: true, size: 20 }),
  line('M206 76C226 60 224 30 250 32', 'marigold'),
  ...answers.map(
    ([level, time, colour], at) =>
      box({ x: 236, y: 24 + at * 52, w: 120, h: 44, r: 8, fill: 'raise', edge: colour, kind: 'solid' }) +
      box({ x: 236, y: 24 + at * 52, w: 10, h: 44, r: 4, fill: colour }) +
      words(254, 42 + at * 52, level) +
      words(254, 61 + at * 52, time, { bold: true, size: 17 }),
  ),
]
