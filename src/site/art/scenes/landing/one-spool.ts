import { scene } from '#site/art/sewing/scene.ts'
import { box, hatch, line, shape, words } from '#site/art/sewing/thread.ts'

/** A ticket for a cabin: the same on every device. */
const ticket = (x: number, y: number) =>
  box({ x, y, w: 40, h: 30, r: 4, fill: 'marigold' }) +
  line(`M${x + 27} ${y + 2}v26`, 'raise', 'fine') +
  shape(`M${x + 5} ${y + 16}h18l-4 7h-10zM${x + 12} ${y + 7}l6 7h-6z`, { fill: 'raise' })

const spool =
  box({ x: 162, y: 18, w: 76, h: 12, r: 4, fill: 'indigo' }) +
  hatch(170, 30, 60, 42, 'madder', true) +
  box({ x: 162, y: 72, w: 76, h: 12, r: 4, fill: 'indigo' })

const device = (x: number, y: number, w: number, h: number, r: number) => box({ x, y, w, h, r, fill: 'indigo' })

export default scene(
  'One thread from one spool runs through a phone, a tablet, a laptop and a till, and sews the same ferry ticket on each of them.',
  spool,
  words(150, 56, 'one code', { anchor: 'end', bold: true }),
  words(252, 56, '4 systems', { bold: true }),
  device(36, 116, 60, 84, 10),
  device(118, 112, 72, 88, 8),
  device(212, 122, 76, 62, 5),
  shape('M204 188h92l8 12h-108z', { fill: 'ink' }),
  device(314, 112, 58, 56, 4),
  shape('M336 168h14v14h18l4 18h-58l4-18h18z', { fill: 'ink' }),
  line('M230 66C300 96 20 84 22 150H34M98 150h18M192 150h18M290 150h22', 'madder'),
  line('M40 150h6M122 150h10M216 150h12M318 142h4', 'raise'),
  ticket(46, 135),
  ticket(134, 135),
  ticket(230, 137),
  ticket(323, 125),
  words(66, 222, 'Android', { anchor: 'middle' }),
  words(154, 222, 'iOS', { anchor: 'middle' }),
  words(250, 222, 'web', { anchor: 'middle' }),
  words(343, 222, 'till', { anchor: 'middle' }),
)
