import { box, disc, line } from '#site/art/sewing/thread.ts'
import { threads } from '#site/theme/tokens.ts'

const seats = Array.from({ length: 10 }, (_, at) => {
  const [x, up] = [84 + (at % 5) * 58, at < 5]
  const colour = threads[at % 5] ?? 'indigo'
  return (
    box({ x: x - 20, y: up ? 34 : 178, w: 40, h: 28, r: 14, fill: colour }) +
    disc(x, up ? 48 : 192, 10, { fill: 'hair', edge: 'rim', kind: 'solid' }) +
    (at % 3 === 1
      ? disc(x, up ? 90 : 150, 9, { fill: 'cloth', edge: 'ink', kind: 'solid' }) +
        disc(x, up ? 90 : 150, 5, { fill: 'madder' })
      : box({
          x: x - 16,
          y: up ? 78 : 140,
          w: 32,
          h: 22,
          r: 2,
          fill: at % 2 ? 'cloth' : 'indigo',
          edge: 'ink',
          kind: 'solid',
        }))
  )
})

export default [
  box({ x: 44, y: 66, w: 312, h: 108, r: 10, fill: 'marigold', edge: 'ink', kind: 'solid' }),
  line('M52 74h296v92h-296z', 'ink', 'fine'),
  ...seats,
  line('M150 112l18-10l8 14l-18 10zM236 128l20-4l4 16l-20 4z', 'paper', 'solid'),
]
