import { alternating, circle, n, type Pen, place, stitchLine, symbol, type Tile } from '#site/art/pen.ts'
import { ground } from './waves.ts'

/** A petal that points up from the middle of its ring. */
const petal = (inner: number, outer: number, half: number) => {
  const belly = inner + (outer - inner) * 0.55
  return `M0 ${n(-inner)}C${n(half)} ${n(-inner - (belly - inner) * 0.4)} ${n(half * 1.1)} ${n(-belly)} 0 ${n(-outer)}C${n(-half * 1.1)} ${n(-belly)} ${n(-half)} ${n(-inner - (belly - inner) * 0.4)} 0 ${n(-inner)}Z`
}

const counts = [8, 12, 16, 20]

/** A lotus of nested rings of petals around 0, 0. Ids start with `key`. */
export function lotusMotif(pen: Pen, key: string, radius: number, rings: number): { defs: string; body: string } {
  let defs = ''
  let body = ''
  const shift = pen.whole(0, 2)
  for (let ring = 0; ring < rings; ring += 1) {
    const inner = radius * (0.14 + (ring * 0.86) / rings) * (ring === 0 ? 0.7 : 0.92)
    const outer = radius * (0.14 + ((ring + 1) * 0.86) / rings)
    const count = counts[ring] ?? 20
    const half = Math.min((Math.PI * outer) / count, (outer - inner) * 0.5) * 0.82
    const thread = pen.threads[(ring + shift) % 3] ?? 'a'
    const within = pen.threads[(ring + shift + 1) % 3] ?? 'b'
    const id = `${key}${ring}`
    const margin = (outer - inner) * 0.26
    defs += symbol(
      id,
      stitchLine(thread, petal(inner, outer, half)) +
        (half > 5 ? stitchLine(within, petal(inner + margin, outer - margin, half * 0.42), true) : ''),
    )
    const offset = ring % 2 ? 180 / count : 0
    for (let at = 0; at < count; at += 1) body += place(id, 0, 0, { turn: (360 / count) * at + offset })
  }
  for (const part of [0.03, 0.065, 0.1])
    body += circle(pen.threads[Math.round(part * 30) % 3] ?? 'a', 0, 0, radius * part, true)
  return { defs, body }
}

/** A large lotus off centre on faint water, with a small one opposite. */
export function lotus(pen: Pen): string {
  const left = pen.between(0, 1) < 0.5
  const radius = pen.between(92, 124)
  const x = left ? pen.between(112, 160) : pen.between(240, 288)
  const y = pen.between(104, 136)
  const great = lotusMotif(pen, 'l', radius, pen.whole(3, 4))
  const small = lotusMotif(pen, 's', pen.between(30, 42), 2)
  return `${ground(pen)}<defs>${great.defs}${small.defs}</defs><g class="k" transform="translate(${n(x)} ${n(y)})"><circle r="${n(radius + 5)}"/>${great.body}</g><g class="k" transform="translate(${n(left ? 344 : 56)} ${n(pen.whole(0, 1) ? 48 : 192)})"><circle r="46"/>${small.body}</g>`
}

/** Lotuses as a tile. */
export function lotusTile(pen: Pen): Tile {
  const drawn = (key: string, radius: number, rings: number) => {
    const { defs, body } = lotusMotif(pen, key, radius, rings)
    return { content: `<defs>${defs}</defs>${body}`, reach: radius }
  }
  return alternating({ w: 270, h: 250 }, drawn('l', 84, 3), drawn('s', 36, 2))
}
