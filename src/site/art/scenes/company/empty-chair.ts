import labels from '#content/scene-labels.json' with { type: 'json' }
import { sewn } from '#site/art/sewing/cloth.ts'
import { portrait, type Sitter } from '#site/art/sewing/portrait.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['empty-chair']

/** A seat at the table: a coloured patch and a person. */
const seat = (x: number, ground: Role, who: Sitter) =>
  sewn(`M${x} 14h100v174h-100z`, ground, 'hair', 'across') + portrait(x + 50, 88, 0.72, who)

const name = (x: number, text: string, colour: Role = 'ink') =>
  words(x, 214, text, { anchor: 'middle', bold: true, colour })

export default [
  seat(0, 'marigold', {
    skin: 'umber',
    hair: 'curly',
    wears: 'shirt',
    cloth: 'indigo',
    lining: 'white',
    beard: true,
    calm: true,
  }),
  seat(100, 'river', { skin: 'honey', hair: 'long', wears: 'kameez', cloth: 'madder', lining: 'marigold' }),
  seat(200, 'madder', {
    skin: 'tan',
    hair: 'scarf',
    scarf: 'leaf',
    wears: 'jacket',
    cloth: 'indigo',
    lining: 'white',
    glasses: true,
  }),
  shape('M306 188C306 152 326 144 340 136h20C374 144 394 152 394 188z', { edge: 'madder', fill: 'cloth' }),
  disc(350, 88, 26, { edge: 'madder', fill: 'cloth' }),
  box({ x: 0, y: 188, w: 400, h: 38, r: 0, fill: 'raise' }),
  line('M0 188h400', 'ink', 'solid'),
  name(50, label.engineer),
  name(150, label.designer),
  name(250, label.tester),
  name(350, label.you, 'madder'),
]
