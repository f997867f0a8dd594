import { scene } from '#site/art/sewing/scene.ts'
import { arrow } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

export default scene(
  'A jigsaw: nine tenths are Odoo’s own core, which stays unaltered, and the last piece, with Mushak 6.3 and local payroll, is being fitted in.',
  shape('M46 26h196v66c-8-6-24-8-24 14s16 20 24 14v98h-196v-66c8 6 22 6 22-12s-14-18-22-12z', { fill: 'indigo' }),
  line('M58 38h172M58 206h172', 'paper', 'fine'),
  box({ x: 78, y: 60, w: 130, h: 130, r: 0, fill: 'indigo' }),
  words(84, 92, 'Core', { bold: true, size: 26, colour: 'paper' }),
  words(84, 122, 'accounts', { colour: 'paper' }),
  words(84, 144, 'stock', { colour: 'paper' }),
  words(84, 166, 'purchasing', { colour: 'paper' }),
  shape('M270 66h86v120h-86v-56c-8 6-26 6-26-14s18-20 26-14z', { fill: 'leaf' }),
  box({ x: 272, y: 72, w: 80, h: 108, r: 0, fill: 'leaf' }),
  words(312, 106, 'Mushak', { anchor: 'middle', bold: true, colour: 'paper' }),
  words(312, 130, 'Payroll', { anchor: 'middle', bold: true, colour: 'paper' }),
  words(312, 154, 'VAT', { anchor: 'middle', bold: true, colour: 'paper' }),
  arrow(352, 206, 284, 206, 'leaf'),
  words(312, 48, 'local tenth', { anchor: 'middle', colour: 'leaf', bold: true }),
)
