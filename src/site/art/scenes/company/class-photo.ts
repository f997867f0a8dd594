import labels from '#content/scene-labels.json' with { type: 'json' }
import { sewn } from '#site/art/sewing/cloth.ts'
import { someone } from '#site/art/sewing/people.ts'
import { box, shape, words } from '#site/art/sewing/thread.ts'
import { claims } from '#site/claims.ts'
import { fill } from '#site/fill.ts'
import { threads } from '#site/theme/tokens.ts'

const label = labels['class-photo']

const thread = (at: number) => threads[at % threads.length] ?? 'indigo'

const pennants = Array.from({ length: 11 }, (_, at) => {
  const [x, y] = [40 + at * 30, 20 + 12 * Math.sin((at / 10) * Math.PI)]
  return shape(`M${x} ${Math.round(y)}h20l-10 15z`, { fill: thread(at * 2) })
})

const rest = Array.from({ length: 42 }, (_, at) => {
  const row = Math.floor(at / 14)
  return someone(60 + (at % 14) * 21.5 + (row % 2 ? 4 : -4), 82 + row * 26, thread(at * 3 + row), {
    scale: 0.42,
    long: (at * 5) % 7 < 2,
    bun: (at * 5) % 7 === 4,
    ...((at * 5) % 7 === 6 && { scarf: thread(at + 2) }),
  })
})

export default [
  sewn('M34 44q166 16 332 0v164H34z', 'line', 'soft'),
  ...pennants,
  ...rest,
  someone(120, 196, 'indigo', { scale: 1.15, beard: true }),
  someone(200, 196, 'madder', { scale: 1.15, long: true }),
  someone(280, 196, 'marigold', { scale: 1.15, scarf: 'leaf' }),
  box({ x: 92, y: 190, w: 216, h: 34, r: 4, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(200, 212, fill(label.growth, { year: String(claims.foundedYear), people: String(claims.people) }), {
    anchor: 'middle',
    bold: true,
    size: 16,
  }),
]
