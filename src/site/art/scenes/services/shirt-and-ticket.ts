import { scene } from '#site/art/sewing/scene.ts'
import { knot } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

export default scene(
  'A shirt on a laundry’s rail with its job ticket, number 218: a deposit of 200 is paid, 350 is due when it is fetched on Thursday.',
  line('M40 22h320', 'ink', 'solid'),
  line('M118 24c0 14 12 12 6 22M124 46L74 68M124 46l50 22', 'ink', 'solid'),
  shape('M98 58l22 14h8l22-14l40 22l-14 40l-18-8v108h-72v-108l-18 8l-14-40z', { fill: 'river' }),
  line('M98 58l26 30l26-30M124 88v128', 'paper', 'fine'),
  line('M176 108c20 6 20-24 48-32', 'ink', 'solid'),
  shape('M226 54h126v116h-126l-18-22v-72z', { fill: 'raise', edge: 'madder', kind: 'solid' }),
  knot(222, 76, 'madder', 5),
  words(340, 82, 'Job 218', { anchor: 'end', bold: true, size: 20 }),
  line('M224 94h118', 'madder', 'fine'),
  words(224, 120, 'Deposit', { colour: 'soft' }),
  words(340, 120, '200', { anchor: 'end', colour: 'leaf', bold: true }),
  words(224, 148, 'Balance', { colour: 'soft' }),
  words(340, 148, '350', { anchor: 'end', colour: 'madder', bold: true }),
  box({ x: 208, y: 184, w: 144, h: 34, r: 8, fill: 'leaf' }),
  words(280, 206, 'Thursday 18:00', { anchor: 'middle', bold: true, colour: 'paper' }),
)
