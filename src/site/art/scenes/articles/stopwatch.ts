import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.stopwatch

export default [
  box({ x: 110, y: 16, w: 28, h: 18, r: 4, fill: 'ink' }),
  line('M72 52l-12-12M176 52l12-12', 'ink', 'solid'),
  disc(124, 116, 80, { fill: 'raise', edge: 'ink', kind: 'solid' }),
  shape('M124 116V48A68 68 0 1 1 57 104z', { fill: 'madder' }),
  disc(124, 116, 46, { fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(124, 120, '19', { anchor: 'middle', bold: true, size: 38 }),
  words(124, 140, label.hours, { anchor: 'middle' }),
  line('M124 44v10M124 178v10M52 116h10M186 116h10', 'ink', 'solid'),
  box({ x: 232, y: 52, w: 124, h: 154, r: 4, fill: 'marigold', edge: 'ink', kind: 'solid' }),
  box({ x: 242, y: 154, w: 104, h: 42, r: 3, edge: 'ink', kind: 'solid' }),
  disc(294, 175, 5, { fill: 'ink' }),
  box({ x: 242, y: 62, w: 104, h: 34, r: 2, fill: 'ink' }),
  `<g transform="rotate(-7 294 84)">${box({ x: 262, y: 34, w: 64, h: 54, r: 1, fill: 'raise', edge: 'ink', kind: 'solid' })}${line('M270 46h48M270 56h40M270 66h48', 'soft', 'fine')}</g>`,
  shape('M234 98l24-4l18 8l20-9l14 10l46-5l6 44h-124z', { fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M276 102l-8 14l10 8', 'ink', 'solid'),
  disc(294, 126, 6, { fill: 'ink' }),
]
