import labels from '#content/scene-labels.json' with { type: 'json' }
import { portrait } from '#site/art/sewing/portrait.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['first-question']

export default [
  box({ x: 132, y: 22, w: 220, h: 84, r: 18, fill: 'raise', edge: 'ink', kind: 'solid' }),
  shape('M136 80l-30 14l46 0z', { fill: 'raise' }),
  line('M133 82l-27 12l28 -1', 'ink', 'solid'),
  words(148, 52, label.ourStockCount, { bold: true, size: 18 }),
  words(148, 74, label.takesAllFriday, { bold: true, size: 18 }),
  words(148, 95, label.sunday, { colour: 'soft' }),
  box({ x: 48, y: 130, w: 204, h: 84, r: 18, fill: 'indigo' }),
  shape('M246 196l40 -8l-36-20z', { fill: 'indigo' }),
  words(64, 160, label.whoCountsAnd, { bold: true, size: 18, colour: 'paper' }),
  words(64, 182, label.onWhichDays, { bold: true, size: 18, colour: 'paper' }),
  words(64, 203, label.monday, { colour: 'paper' }),
  portrait(64, 62, 0.56, {
    skin: 'umber',
    hair: 'cropped',
    wears: 'shirt',
    cloth: 'marigold',
    lining: 'white',
    beard: true,
    calm: true,
  }),
  portrait(332, 156, 0.6, {
    skin: 'honey',
    hair: 'bun',
    wears: 'kameez',
    cloth: 'leaf',
    lining: 'white',
    glasses: true,
  }),
]
