import { disc, line, shape } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const bowl = (x: number, y: number, filling: Role) =>
  disc(x, y, 27, { fill: 'raise', edge: 'ink', kind: 'solid' }) +
  disc(x, y, 20, { fill: filling }) +
  line(`M${x - 9} ${y - 4}h8M${x + 2} ${y + 6}h8M${x - 4} ${y + 8}h3`, 'paper', 'solid')

export default [
  disc(200, 120, 104, { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  disc(200, 120, 95, { edge: 'ink', kind: 'fine' }),
  disc(200, 106, 40, { fill: 'raise', edge: 'ink', kind: 'solid' }),
  line(
    'M176 100h8M190 88h8M206 98h8M186 114h8M204 116h8M216 108h8M196 128h8M180 124h4M210 130h6M200 78h6',
    'soft',
    'solid',
  ),
  bowl(134, 76, 'madder'),
  bowl(266, 76, 'leaf'),
  bowl(132, 152, 'marigold'),
  bowl(268, 152, 'madder'),
  shape('M152 190q44-34 84 0l18-12v26l-18-10q-44 30-84-4z', { fill: 'river', edge: 'ink', kind: 'solid' }),
  line('M176 180q6 10 0 22M190 184l8 6l-8 6M206 184l8 6l-8 6', 'paper', 'solid'),
  disc(164, 190, 2.5, { fill: 'ink' }),
  disc(346, 62, 26, { fill: 'raise', edge: 'ink', kind: 'solid' }),
  disc(346, 62, 18, { fill: 'river' }),
  disc(54, 62, 22, { fill: 'leaf', edge: 'ink', kind: 'solid' }),
  disc(54, 62, 16, { fill: 'raise' }),
  line('M54 48v28M42 55l24 14M42 69l24-14', 'leaf', 'solid'),
  shape('M330 200q26-2 36-30q8 30-36 38z', { fill: 'leaf' }),
]
