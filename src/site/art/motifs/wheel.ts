import { alternating, circle, height, n, type Pen, stitchLine, type Tile, width } from '#site/art/pen.ts'

function spokes(x: number, y: number, inner: number, outer: number, count: number): string {
  let path = ''
  for (let at = 0; at < count; at += 1) {
    const angle = (Math.PI * 2 * at) / count
    path += `M${n(x + Math.cos(angle) * inner)} ${n(y + Math.sin(angle) * inner)}L${n(x + Math.cos(angle) * outer)} ${n(y + Math.sin(angle) * outer)}`
  }
  return path
}

/** One wheel: five rings and two rows of spokes, on cloth. */
function figure(pen: Pen, first: number, x: number, y: number, radius: number, count: number): string {
  const thread = (offset: number) => pen.threads[(first + offset) % 3] ?? 'a'
  const rings = [1, 0.82, 0.64, 0.42, 0.2].map((part, ring) =>
    circle(thread(ring), x, y, radius * part, ring % 2 === 1),
  )
  return [
    `<g class="k"><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius + 4)}"/>`,
    ...rings,
    stitchLine(thread(1), spokes(x, y, radius * 0.22, radius * 0.62, count / 2), true),
    stitchLine(thread(2), spokes(x, y, radius * 0.66, radius * 0.98, count)),
    '</g>',
  ].join('')
}

/** Three cart wheels side by side; each overlaps the previous one. */
export function wheel(pen: Pen): string {
  const first = pen.whole(0, 2)
  let out = ''
  for (let at = 0; at < 3; at += 1) {
    const radius = pen.between(74, 112)
    const x = width * (0.16 + at * 0.34) + pen.between(-16, 16)
    const y = height * (at % 2 ? 0.62 : 0.36) + pen.between(-14, 14)
    out += figure(pen, first + at, x, y, radius, pen.whole(6, 10) * 2)
  }
  return out
}

/** Wheels as a tile. */
export function wheelTile(pen: Pen): Tile {
  const drawn = (first: number, radius: number, count: number) => ({
    content: figure(pen, first, 0, 0, radius, count),
    reach: radius + 4,
  })
  return alternating({ w: 220, h: 200 }, drawn(0, 62, 16), drawn(1, 34, 12))
}
