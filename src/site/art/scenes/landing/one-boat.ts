import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['one-boat']

const hull = 'M42 128H366C362 146 354 158 344 166H66C54 158 46 146 42 128z'
const decks = 'M76 128V102H330V128M122 102V76H282V102'
const portholes = [86, 116, 146, 176, 214, 240, 266, 292]

const boat =
  box({ x: 20, y: 156, w: 360, h: 36, r: 0, fill: 'river' }) +
  shape(hull, { fill: 'madder' }) +
  box({ x: 76, y: 102, w: 254, h: 26, r: 0, fill: 'marigold' }) +
  portholes.map(x => box({ x, y: 108, w: 14, h: 12, r: 2, fill: 'raise' })).join('') +
  box({ x: 122, y: 76, w: 160, h: 26, r: 0, fill: 'leaf' }) +
  line('M130 89h146', 'raise', 'fine') +
  box({ x: 228, y: 56, w: 26, h: 20, r: 0, fill: 'indigo' }) +
  line('M60 146H350', 'raise', 'fine')

/** Four screens with parts of the boat, from a phone to a till. */
const screens = [
  [36, 76, 50, 114, label.android],
  [114, 40, 70, 150, label.iOS],
  [210, 48, 80, 126, label.web],
  [316, 74, 48, 100, label.till],
] as const

export default [
  words(61, 52, label.oneCode, { anchor: 'middle', bold: true }),
  line(hull + decks, 'madder'),
  box({ x: 196, y: 182, w: 108, h: 12, r: 5, fill: 'ink' }),
  shape('M334 176h12v8h12l5 10h-46l5-10h12z', { fill: 'ink' }),
  ...screens.map(([x, y, w, h]) => box({ x: x - 5, y: y - 5, w: w + 10, h: h + 10, r: 8, fill: 'ink' })),
  ...screens.map(([x, y, w, h]) => box({ x, y, w, h, r: 4, fill: 'raise' })),
  `<clipPath id="p">${screens.map(([x, y, w, h]) => box({ x, y, w, h, r: 4 })).join('')}</clipPath>`,
  `<g clip-path="url(#p)">${boat}</g>`,
  ...screens.map(([x, , w, , name]) => words(x + w / 2, 214, name, { anchor: 'middle', bold: true })),
]
