import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['market-stall']

const awning = Array.from({ length: 8 }, (_, at) => {
  const x = 40 + at * 40
  return shape(`M${x} 16h40v26q-20 26-40 0z`, { fill: at % 2 ? 'raise' : 'madder', edge: 'ink', kind: 'solid' })
})

const product = (x: number, y: number, name: string, price: string, fill: Role, icon: string) =>
  box({ x, y, w: 86, h: 52, r: 3, fill }) +
  `<g transform="translate(${x + 43} ${y + 17})">${line(icon, 'paper', 'solid')}</g>` +
  words(x + 43, y + 45, name, { anchor: 'middle', bold: true, colour: 'paper' }) +
  words(x + 43, y + 68, price, { anchor: 'middle' })

export default [
  box({ x: 48, y: 40, w: 304, h: 186, r: 0, fill: 'raise', edge: 'ink', kind: 'solid' }),
  ...awning,
  product(60, 68, label.khata, label.khataPrice, 'indigo', 'M-14-9h28v14h-28zM0 5v5M-8 10h16'),
  product(
    157,
    68,
    label.thali,
    label.thaliPrice,
    'leaf',
    'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  ),
  product(254, 68, label.pathshala, label.aPupil, 'ink', 'M0-9l20 7l-20 7l-20-7zM-11 2v6q11 6 22 0v-6'),
  line('M52 143H348', 'ink', 'solid'),
  product(60, 150, label.shuta, label.byQuote, 'soft', 'M-9-10h18M-9 10h18M-6-10v20M6-10v20M-6-4h12M-6 1h12M-6 6h12'),
  product(157, 150, label.ghat, label.onTrial, 'madder', 'M-18-2q18 6 36 0q-6 11-18 11t-18-11zM0 0v-11l10 8'),
  someone(297, 226, 'river', { scale: 1.2, beard: true }),
]
