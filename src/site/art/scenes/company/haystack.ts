import labels from '#content/scene-labels.json' with { type: 'json' }
import { field } from '#site/art/sewing/things.ts'
import { box, disc, line, shape } from '#site/art/sewing/thread.ts'
import { needle } from '#site/art/sewing/tools.ts'

const label = labels.haystack

export default [
  shape('M52 204C58 150 98 96 168 96S278 150 284 204z', { fill: 'marigold' }),
  line(
    'M74 204c4-30 14-54 30-76M112 204c2-42 8-70 22-98M158 204v-104M206 204c-2-42-10-70-24-98M250 204c-4-32-16-58-34-78',
    'paper',
    'fine',
  ),
  line(
    'M66 168l-14-10M86 132l-16-6M120 106l-10-14M168 96l4-16M214 108l12-12M252 134l16-6M274 170l14-8',
    'marigold',
    'solid',
  ),
  line('M30 206h340', 'ink', 'solid'),
  box({ x: 96, y: 26, w: 208, h: 44, r: 10, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  field(104, 34, 192, label.needle),
  disc(252, 148, 46, { fill: 'raise', edge: 'ink', kind: 'solid' }),
  disc(252, 148, 40, { edge: 'marigold', kind: 'fine' }),
  line('M286 182l38 38', 'ink', 'solid'),
  line('M290 186l30 30', 'indigo', 'solid'),
  line('M228 170l-10 6M276 124l10-6M236 124l-8-8M268 172l8 8', 'marigold', 'solid'),
  needle(230, 128, 276, 168),
  line('M230 128c-26-14-30 16-50 6s-18-30-46-22', 'madder'),
]
