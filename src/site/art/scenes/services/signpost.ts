import labels from '#content/scene-labels.json' with { type: 'json' }
import { scribble, sheet, tick } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.signpost

export default [
  line('M36 216c40-8 70-6 110-2s90 6 212-2M58 210l-4-10M66 209l2-11M214 213l-4-11M222 213l3-12', 'leaf', 'solid'),
  box({ x: 146, y: 20, w: 14, h: 196, r: 4, fill: 'ink' }),
  box({ x: 110, y: 34, w: 204, h: 40, r: 0, fill: 'raise' }),
  shape('M110 34h204l20 20l-20 20h-204z', { fill: 'raise', edge: 'soft', kind: 'solid' }),
  words(126, 59, label.buyA, { bold: true, size: 17 }),
  words(312, 59, label.months18, { anchor: 'end', colour: 'soft' }),
  box({ x: 66, y: 86, w: 176, h: 40, r: 0, fill: 'raise' }),
  shape('M242 86h-176l-20 20l20 20h176z', { fill: 'raise', edge: 'soft', kind: 'solid' }),
  words(70, 111, label.buyB, { bold: true, size: 17 }),
  words(230, 111, label.months14, { anchor: 'end', colour: 'soft' }),
  shape('M84 138h160l20 20l-20 20h-160z', { fill: 'leaf' }),
  box({ x: 84, y: 138, w: 160, h: 40, r: 0, fill: 'leaf' }),
  words(98, 163, label.keepIt, { bold: true, size: 17, colour: 'paper' }),
  words(240, 163, label.weeks, { anchor: 'end', colour: 'paper' }),
  sheet(278, 100, 78, 108, 'indigo'),
  words(288, 132, label.report, { bold: true }),
  scribble(288, 148, [56, 48, 56], 12),
  words(288, 198, label.tenPages, { colour: 'soft' }),
  tick(332, 198),
]
