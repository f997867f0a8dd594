import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['first-question']

export default [
  box({ x: 118, y: 22, w: 220, h: 84, r: 18, fill: 'raise', edge: 'ink', kind: 'solid' }),
  shape('M122 88l-26 20l46-6z', { fill: 'raise' }),
  line('M119 90l-23 18l46-2', 'ink', 'solid'),
  words(134, 52, label.ourStockCount, { bold: true, size: 18 }),
  words(134, 74, label.takesAllFriday, { bold: true, size: 18 }),
  words(134, 95, label.sunday, { colour: 'soft' }),
  box({ x: 62, y: 130, w: 204, h: 84, r: 18, fill: 'indigo' }),
  shape('M250 202l40 12l-30-32z', { fill: 'indigo' }),
  words(78, 160, label.whoCountsAnd, { bold: true, size: 18, colour: 'paper' }),
  words(78, 182, label.onWhichDays, { bold: true, size: 18, colour: 'paper' }),
  words(78, 203, label.monday, { colour: 'paper' }),
  someone(76, 126, 'marigold', { scale: 0.95, beard: true }),
  someone(322, 226, 'leaf', { scale: 1.1, bun: true, glasses: true }),
]
