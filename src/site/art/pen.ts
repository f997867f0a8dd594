/** Random numbers and threads to draw a motif with. The field is 400 x 240. */
export interface Pen {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number
  /** A whole number from `low` to `high`. */
  whole(low: number, high: number): number
  /** Three different threads: class names `a`, `b`, `c`. */
  readonly threads: readonly ['a', 'b', 'c']
}

export const width = 400
export const height = 240

/** Formats a coordinate with at most one decimal. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

type Thread = 'a' | 'b' | 'c' | 'g'

/** A running stitch along a path; `fine` is for inner lines, `shift` starts half a stitch later. */
export const stitchLine = (thread: Thread, path: string, fine = false, shift = false) =>
  `<path class="${thread}${fine ? ' f' : ''}${shift ? ' h' : ''}" d="${path}"/>`

export const circle = (thread: Thread, x: number, y: number, radius: number, fine = false) =>
  `<circle class="${thread}${fine ? ' f' : ''}" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`

/** A smooth closed curve through points (Catmull-Rom as cubic segments). */
export function closed(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0]
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < points.length; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
  }
  return `${path}Z`
}

/** A piece of a pattern that is repeated in both directions without a visible edge. */
export interface Tile {
  readonly w: number
  readonly h: number
  readonly content: string
}

/** Draws a figure, and the parts of it that the neighbouring tiles reach over their edges; `reach` is half its size. */
export function wrapped({ w, h }: Omit<Tile, 'content'>, x: number, y: number, reach: number, draw: Draw): string {
  let out = ''
  for (const across of [x - w, x, x + w])
    for (const down of [y - h, y, y + h])
      if (across > -reach && across < w + reach && down > -reach && down < h + reach) out += draw(across, down)
  return out
}

type Draw = (x: number, y: number) => string

/** A figure drawn once and placed many times. */
export const symbol = (id: string, content: string) => `<g id="${id}">${content}</g>`

export const place = (id: string, x: number, y: number, { turn = 0, scale = 1, flip = false } = {}) =>
  `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 && !flip ? '' : ` scale(${flip ? n(-scale) : n(scale)} ${n(scale)})`}"/>`

interface Figure {
  readonly content: string
  /** Half of its size. */
  readonly reach: number
}

/** A tile with two large figures, and a small one in each gap between them. Figures are drawn around 0, 0. */
export function alternating(size: Omit<Tile, 'content'>, large: Figure, small: Figure): Tile {
  const put = (id: string, { reach }: Figure, x: number, y: number) =>
    wrapped(size, x * size.w, y * size.h, reach, (across, down) => place(id, across, down))
  const content = [
    `<defs>${symbol('large', large.content)}${symbol('small', small.content)}</defs>`,
    put('large', large, 0.25, 0.25),
    put('large', large, 0.75, 0.75),
    put('small', small, 0.75, 0.25),
    put('small', small, 0.25, 0.75),
  ].join('')
  return { ...size, content }
}
