import labels from '#content/scene-labels.json' with { type: 'json' }
import { sewn } from '#site/art/sewing/cloth.ts'
import { portrait } from '#site/art/sewing/portrait.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['hardware-shop']

export default [
  sewn('M0 14H400V226H0z', 'river', 'river', 'across'),
  shape('M22 40h48v16h-17v78h-14v-78h-17z', { fill: 'madder', edge: 'hair' }),
  box({ x: 352, y: 132, w: 18, h: 34, r: 8, fill: 'marigold', edge: 'hair' }),
  line('M361 166v46M356 216l5-6l5 6', 'hair', 'solid'),
  portrait(150, 110, 1.32, {
    skin: 'tan',
    hair: 'bun',
    wears: 'kameez',
    cloth: 'madder',
    lining: 'white',
    glasses: true,
    earrings: true,
  }),
  box({ x: 226, y: 34, w: 156, h: 66, r: 16, fill: 'raise', edge: 'ink', kind: 'solid' }),
  shape('M232 88l-32 24l50-14z', { fill: 'raise' }),
  line('M229 92l-29 20l46-12', 'ink', 'solid'),
  words(304, 62, label.andWhenThe, { anchor: 'middle', bold: true, size: 17 }),
  words(304, 84, label.powerGoes, { anchor: 'middle', bold: true, size: 17 }),
]
