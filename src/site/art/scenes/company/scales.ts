import labels from '#content/scene-labels.json' with { type: 'json' }
import { scribble } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.scales

const pan = (x: number, y: number, whose: string) =>
  line(`M${x} 66L${x - 36} ${y}M${x} 66L${x + 36} ${y}`, 'ink', 'fine') +
  shape(`M${x - 44} ${y}h88q-8 26-44 26t-44-26z`, { fill: 'marigold', edge: 'ink', kind: 'solid' }) +
  words(x, y - 8, whose, { anchor: 'middle', bold: true })

export default [
  box({ x: 48, y: 40, w: 116, h: 160, r: 0, fill: 'raise', edge: 'ink', kind: 'solid' }),
  box({ x: 38, y: 26, w: 136, h: 18, r: 9, fill: 'madder', edge: 'ink', kind: 'solid' }),
  box({ x: 38, y: 196, w: 136, h: 18, r: 9, fill: 'madder', edge: 'ink', kind: 'solid' }),
  ...[1, 2, 3, 4].flatMap(at => [
    words(60, 38 + at * 34, `${at}.`, { bold: true, colour: 'madder' }),
    scribble(82, 32 + at * 34, [70, 54], 11),
  ]),
  line('M278 58V204', 'ink', 'solid'),
  shape('M273 60h10l4 138h-18z', { fill: 'indigo' }),
  box({ x: 238, y: 198, w: 80, h: 16, r: 4, fill: 'indigo' }),
  shape('M222 62q56-14 112 0v8q-56-14-112 0z', { fill: 'indigo' }),
  disc(278, 44, 11, { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  pan(226, 136, label.you),
  pan(330, 136, label.us),
]
