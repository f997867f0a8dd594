import { scene } from '#site/art/sewing/scene.ts'
import { box, disc, shape, words } from '#site/art/sewing/thread.ts'
import { claims } from '#site/claims.ts'
import { type Role, threads } from '#site/theme/tokens.ts'

const thread = (at: number) => threads[at % threads.length] ?? 'indigo'

const pennants = Array.from({ length: 11 }, (_, at) => {
  const [x, y] = [40 + at * 30, 20 + 12 * Math.sin((at / 10) * Math.PI)]
  return shape(`M${x} ${Math.round(y)}h20l-10 15z`, { fill: thread(at * 2) })
})

const seated = (x: number, y: number, size: number, colour: Role) =>
  shape(`M${x - size} ${y}q0${-size * 1.5} ${size}${-size * 1.5}t${size} ${size * 1.5}z`, {
    fill: colour,
    edge: 'cloth',
    kind: 'solid',
  }) + disc(x, y - size * 1.8, size * 0.62, { fill: 'raise', edge: 'ink', kind: 'solid' })

const rest = Array.from({ length: 42 }, (_, at) => {
  const row = Math.floor(at / 14)
  return seated(60 + (at % 14) * 21.5 + (row % 2 ? 4 : -4), 84 + row * 26, 11, thread(at * 3 + row))
})

export default scene(
  'Everyone in one photograph, under bunting: the three founders sit in front, and the people who joined since stand in three rows behind them.',
  ...pennants,
  ...rest,
  ...[16, 20, 20].map((hair, at) => {
    const x = 120 + at * 80
    return (
      seated(x, 196, 30, thread(at)) +
      disc(x, 141, hair, { fill: 'ink' }) +
      disc(x, 146, 14, { fill: 'raise', edge: 'ink', kind: 'solid' })
    )
  }),
  box({ x: 92, y: 190, w: 216, h: 34, r: 4, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(200, 212, `3 in ${claims.foundedYear}, ${claims.people} today`, { anchor: 'middle', bold: true, size: 16 }),
)
