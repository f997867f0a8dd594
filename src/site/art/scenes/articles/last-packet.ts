import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['last-packet']

const till = (x: number, receipt: string, colour: Role) =>
  box({ x, y: 42, w: 104, h: 72, r: 8, fill: colour }) +
  box({ x: x + 9, y: 51, w: 86, h: 54, r: 4, fill: 'raise' }) +
  words(x + 52, 73, receipt, { anchor: 'middle', bold: true }) +
  words(x + 52, 94, label.sold, { anchor: 'middle', colour: 'leaf', bold: true }) +
  line(`M${x + 52} 114v14`, colour, 'solid') +
  shape(`M${x + 2} 128h100l14 36h-128z`, { fill: 'raise', edge: colour, kind: 'solid' }) +
  line(`M${x + 14} 142h76M${x + 10} 153h84`, colour, 'fine')

export default [
  line('M150 30C168 14 178 34 186 22M214 26C224 34 232 14 250 30', 'madder'),
  line('M192 12l16 22M208 12l-16 22', 'madder', 'solid'),
  till(46, label.number, 'indigo'),
  till(250, label.otherNumber, 'leaf'),
  shape('M178 104h44v60h-44zM178 104q10-16 22-16t22 16z', { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  box({ x: 184, y: 116, w: 32, h: 24, r: 2, fill: 'raise' }),
  words(200, 133, label.tea, { anchor: 'middle', bold: true }),
  words(200, 74, '1', { anchor: 'middle', bold: true, size: 34, colour: 'madder' }),
  box({ x: 24, y: 164, w: 352, h: 14, r: 3, fill: 'ink' }),
  line('M40 196H360M40 212H360', 'madder', 'fine'),
]
