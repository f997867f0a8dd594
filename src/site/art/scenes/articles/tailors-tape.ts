import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, hatch, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['tailors-tape']

const marks = Array.from({ length: 26 }, (_, at) => `M${38 + at * 10} 122v${at % 5 ? 9 : 17}`).join('')

export default [
  shape('M24 122h314v46h-314z', { fill: 'raise', edge: 'ink', kind: 'solid' }),
  hatch(150, 146, 105, 20, 'leaf', true),
  line(marks, 'ink', 'solid'),
  box({ x: 14, y: 116, w: 14, h: 58, r: 3, fill: 'marigold', edge: 'ink', kind: 'solid' }),
  disc(338, 164, 52, { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  disc(338, 164, 40, { edge: 'ink', kind: 'fine' }),
  disc(338, 164, 14, { fill: 'raise', edge: 'ink', kind: 'fine' }),
  words(150, 194, '60', { anchor: 'middle', bold: true, size: 17 }),
  words(255, 194, '95', { anchor: 'middle', bold: true, size: 17 }),
  line('M150 110V92H255V110', 'leaf', 'solid'),
  words(182, 82, label.aRange, { anchor: 'middle', bold: true, size: 17, colour: 'leaf' }),
  line('M102 62V116', 'madder'),
  words(102, 52, label.oneNumber, { anchor: 'middle', colour: 'madder', bold: true }),
  knot(234, 122, 'madder', 7),
  line('M234 122V56', 'ink', 'fine'),
  words(234, 46, label.theTruth, { anchor: 'middle', bold: true }),
]
