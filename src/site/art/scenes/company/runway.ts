import labels from '#content/scene-labels.json' with { type: 'json' }
import { chip, knot } from '#site/art/sewing/things.ts'
import { line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.runway

const marks: readonly (readonly [y: number, text: string])[] = [
  [206, label.week1],
  [170, label.weekOnline],
  [138, label.weekPaid],
  [108, label.week12],
]

export default [
  line('M52 86a42 42 0 0 1 84 0M63 86a31 31 0 0 1 62 0', 'marigold'),
  shape('M74 86a20 20 0 0 1 40 0z', { fill: 'marigold' }),
  line('M30 88H370', 'leaf'),
  shape('M146 90h28l66 140h-200z', { fill: 'soft' }),
  line('M140 230V206', 'marigold', 'solid'),
  shape(
    'M135 226h16l1-22h-14zM143 192h12l0-18h-9zM150 164h9v-14h-6zM154 142h7v-10h-5zM157 126h5v-8h-4zM158 112h4v-6h-3z',
    {
      fill: 'marigold',
    },
  ),
  ...marks.map(([y, text]) => {
    const edge = 174 + ((y - 90) / 140) * 66
    return (
      line(`M${edge + 4} ${y}H248`, 'madder', 'fine') +
      knot(248, y, 'madder', 3.5) +
      words(258, y + 5, text, { bold: y === 138 })
    )
  }),
  line('M160 108C190 84 220 70 262 60', 'madder', 'fine'),
  shape('M258 66l96-46l-54 64l-10-22z', { fill: 'raise', edge: 'indigo', kind: 'solid' }),
  shape('M290 62l64-42l-72 42l4 22z', { fill: 'indigo' }),
  chip(164, 22, label.fixedPrice, 'leaf'),
]
