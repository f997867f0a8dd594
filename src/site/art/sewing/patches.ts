/** The patches of the home page's quilt, by the scene of the case study that each links to. */
import { sewn } from './cloth.ts'
import { echoed, type Patch } from './patch.ts'
import { disc, line } from './thread.ts'

const strip = 'M128 52h144q12 0 12 12v112q0 12-12 12h-144q-12 0-12-12v-112q0-12 12-12z'
const pills = [146, 182, 218, 254].map(
  (x, at) =>
    disc(x, 92, 14, { fill: at === 3 ? 'cloth' : 'marigold', edge: 'ink' }) +
    disc(x, 148, 14, { fill: at > 1 ? 'cloth' : 'madder', edge: 'ink' }),
)

const jacket = 'M172 34q28 20 56 0l32 14 36 84-30 16-18-38v92h-96v-92l-18 38-30-16 36-84z'
const collar = 'M172 34q28 20 56 0l-6 20q-22 12-44 0z'

const machine = 'M112 190v-24h108v-50h-64v28h-26v-62q0-14 14-14h116q28 0 28 28v70h10v24z'

const moon = 'M246 30a54 54 0 1 0 44 86a44 44 0 0 1-44-86z'
const coin = (x: number, y: number) =>
  sewn(`M${x} ${y}c0-16 80-16 80 0v14c0 16-80 16-80 0z`, 'honey', 'hair', 'across') +
  line(`M${x} ${y}c0 16 80 16 80 0`, 'hair', 'solid')

const bed = 'M92 66h14v76h176v-28h14v88h-14v-24h-176v24h-14z'
const blanket = 'M164 142v-20q0-16 18-18l66-6q34 0 34 30v14z'

const board = 'M200 48l112 50-112 50-112-50z'
const cap = 'M140 124v48q60 40 120 0v-48l-60 26z'

export const patches: Readonly<Record<string, Patch>> = {
  'cut-strip': {
    ground: 'indigo',
    turn: 0,
    parts: [echoed(strip, 'marigold', [1.13, 1.28]), sewn(strip, 'raise'), ...pills, line('M200 58v124', 'soft')],
  },
  'height-chart': {
    ground: 'madder',
    turn: 45,
    parts: [
      echoed(jacket, 'marigold', [1.14]),
      sewn(jacket, 'river'),
      sewn(collar, 'marigold'),
      line('M200 62v138', 'paper', 'solid'),
      line('M162 148h24v30h-24zM214 148h24v30h-24z', 'paper'),
    ],
  },
  'night-settlement': {
    ground: 'night',
    turn: 30,
    parts: [
      sewn(moon, 'marigold', 'hair'),
      line('M130 52v20M120 62h20M176 92v14M169 99h14M104 104v12M98 110h12M312 60v14M305 67h14', 'honey', 'solid'),
      ...[184, 166, 148].map(y => coin(106, y)),
      ...[184, 166].map(y => coin(200, y)),
    ],
  },
  'results-morning': {
    ground: 'river',
    turn: -45,
    parts: [
      sewn(cap, 'indigo', 'ink', 'across'),
      sewn(board, 'paper'),
      line('M200 98l86 14v54', 'madder', 'solid'),
      sewn('M278 164h16l6 30h-28z', 'madder'),
    ],
  },
  'two-tables': {
    ground: 'marigold',
    turn: -30,
    parts: [
      echoed(machine, 'madder', [1.14]),
      sewn(machine, 'paper'),
      disc(250, 116, 22, { fill: 'madder', edge: 'ink' }),
      disc(250, 116, 9, { fill: 'marigold', edge: 'ink' }),
      line('M143 144v36M192 68v-22h26v22', 'ink', 'solid'),
      line('M92 204h216', 'madder'),
    ],
  },
  'ward-board': {
    ground: 'leaf',
    turn: 90,
    parts: [
      sewn(bed, 'paper'),
      disc(136, 122, 19, { fill: 'tan' }),
      line('M118 118q2-20 26-14', 'hair', 'solid'),
      line('M132 123h4M144 123h4M135 132q4 3 8 0', 'hair', 'solid'),
      sewn(blanket, 'marigold', 'ink', 'across'),
      line('M182 132h86M190 118h80', 'madder'),
    ],
  },
}
