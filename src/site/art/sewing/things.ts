/** The objects that scenes consist of: parts of screens first, then other objects. */
import { n } from '#site/art/pen.ts'
import type { Role } from '#site/theme/tokens.ts'
import { box, type Dye, disc, line, shape, textWidth, words } from './thread.ts'

/** A window of a program with its title; its content begins 42 below its top. */
export const screen = (x: number, y: number, w: number, h: number, title: string, edge: Role = 'indigo') =>
  box({ x, y, w, h, r: 9, fill: 'raise', edge, kind: 'solid' }) +
  words(x + 12, y + 20, title, { bold: true }) +
  line(`M${n(x + 10)} ${n(y + 30)}h${n(w - 20)}`, edge, 'fine')

/** An upright phone with a title; its content begins 44 below its top. */
export const phone = (x: number, y: number, w: number, h: number, title: string, edge: Role = 'ink') =>
  box({ x, y, w, h, r: 14, fill: 'raise', edge, kind: 'solid' }) +
  line(`M${n(x + w / 2 - 9)} ${n(y + 8)}h18`, edge, 'solid') +
  words(x + 10, y + 28, title, { bold: true }) +
  line(`M${n(x + 9)} ${n(y + 36)}h${n(w - 18)}`, edge, 'fine')

/** A row of a list: its left text, its right text, and the colour of the right text. */
export type Row = readonly [left: string, right?: string, colour?: Role]

/** Rows of a list with fine lines between them; `y` is the first baseline. */
export const rows = (x: number, y: number, w: number, items: readonly Row[], step = 25) =>
  items
    .map(([left, right, colour = 'soft'], at) => {
      const base = y + at * step
      return (
        words(x, base, left) +
        (right ? words(x + w, base, right, { anchor: 'end', colour, bold: true }) : '') +
        (at < items.length - 1 ? line(`M${n(x)} ${n(base + step / 2 - 4)}h${n(w)}`, 'line', 'fine') : '')
      )
    })
    .join('')

/** A button: a block of ink, 28 high. */
export const button = (x: number, y: number, w: number, label: string) =>
  box({ x, y, w, h: 28, r: 7, fill: 'ink' }) +
  words(x + w / 2, y + 19, label, { anchor: 'middle', bold: true, colour: 'paper' })

/** A short word in a coloured border, as wide as its text; 24 high. */
export const chip = (x: number, y: number, text: string, colour: Role) =>
  box({ x, y, w: textWidth(text) + 18, h: 24, r: 12, edge: colour, kind: 'solid', fill: 'raise' }) +
  words(x + (textWidth(text) + 18) / 2, y + 17, text, { anchor: 'middle', colour: 'ink' })

/** A text field with a cursor; 28 high. */
export const field = (x: number, y: number, w: number, text: string) =>
  box({ x, y, w, h: 28, r: 6, edge: 'soft', kind: 'solid' }) +
  words(x + 9, y + 19, text) +
  line(`M${n(x + 13 + textWidth(text))} ${n(y + 6)}v16`, 'indigo', 'solid')

/** Keys in three columns, each `size` wide. */
export const keypad = (x: number, y: number, size: number, labels: readonly string[], edge: Role = 'soft') =>
  labels
    .map((label, at) => {
      const [left, top] = [x + (at % 3) * (size + 4), y + Math.floor(at / 3) * (size * 0.8 + 4)]
      return (
        box({ x: left, y: top, w: size, h: size * 0.8, r: 5, fill: 'raise', edge, kind: 'solid' }) +
        words(left + size / 2, top + size * 0.4 + 5, label, { anchor: 'middle', bold: true })
      )
    })
    .join('')

/** A check mark: about 12 wide, its lowest point at `y`. */
export const tick = (x: number, y: number, colour: Role = 'leaf') =>
  line(`M${n(x)} ${n(y - 5)}l4.5 5l8-10`, colour, 'solid')

/** A cross mark, 10 wide. */
export const cross = (x: number, y: number, colour: Role = 'madder') =>
  line(`M${n(x)} ${n(y)}l10-10M${n(x)} ${n(y - 10)}l10 10`, colour, 'solid')

/** A filled dot: a knot in the thread. */
export const knot = (x: number, y: number, colour: Dye, radius = 4) => disc(x, y, radius, { fill: colour })

/** An arrow from one point to another. */
export function arrow(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: Role,
  kind: 'stitch' | 'fine' = 'stitch',
) {
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const wing = (side: number) => `${n(x2 - 9 * Math.cos(turn + side))} ${n(y2 - 9 * Math.sin(turn + side))}`
  return (
    line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour, kind) +
    line(`M${wing(0.55)}L${n(x2)} ${n(y2)}L${wing(-0.55)}`, colour, 'solid')
  )
}

/** A parcel with its tape. */
export const parcel = (x: number, y: number, w: number, h: number, edge: Role) =>
  box({ x, y, w, h, r: 3, fill: 'raise', edge, kind: 'solid' }) +
  line(`M${n(x)} ${n(y + h * 0.3)}h${n(w)}M${n(x + w / 2)} ${n(y)}v${n(h * 0.3)}`, edge, 'fine')

/** A sheet of paper with a folded corner. */
export const sheet = (x: number, y: number, w: number, h: number, edge: Role = 'ink') =>
  shape(`M${n(x)} ${n(y)}h${n(w - 16)}l16 16v${n(h - 16)}h${n(-w)}z`, { edge, fill: 'raise', kind: 'solid' }) +
  line(`M${n(x + w - 16)} ${n(y)}v16h16`, edge, 'fine')

/** Lines of illegible writing, one for each width. */
export const scribble = (x: number, y: number, widths: readonly number[], step = 13, colour: Role = 'soft') =>
  line(widths.map((w, at) => `M${n(x)} ${n(y + at * step)}h${n(w)}`).join(''), colour, 'fine')

/** A till's receipt: a strip with a torn edge. */
export function receipt(x: number, y: number, w: number, h: number, edge: Role = 'ink') {
  const teeth = Math.round(w / 10)
  const torn = Array.from({ length: teeth }, () => `l${n(-w / teeth / 2)} 5l${n(-w / teeth / 2)}-5`)
  return shape(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}${torn.join('')}z`, { edge, fill: 'raise', kind: 'solid' })
}

/** The bars of a barcode. */
export function barcode(x: number, y: number, w: number, h: number) {
  const pattern = [2, 5, 3, 7, 2, 4, 6, 3, 2, 5]
  let [path, at] = ['', 0]
  for (let bar = 0; at < w - 1; bar += 1) {
    path += `M${n(x + at)} ${n(y)}v${n(h)}`
    at += pattern[bar % pattern.length] ?? 3
  }
  return line(path, 'ink', 'solid')
}

/** A shield, `w` wide and 1.25 `w` high. */
export const shield = (x: number, y: number, w: number, colour: Role) => {
  const h = w * 1.25
  return shape(
    `M${n(x)} ${n(y)}l${n(w / 2)} ${n(h * 0.13)}c0 ${n(h * 0.45)} ${n(-w * 0.2)} ${n(h * 0.7)} ${n(-w / 2)} ${n(h * 0.87)}c${n(-w * 0.3)} ${n(-h * 0.17)} ${n(-w / 2)} ${n(-h * 0.42)} ${n(-w / 2)} ${n(-h * 0.87)}z`,
    { edge: colour, fill: 'raise' },
  )
}

/** A padlock 20 wide and 26 high. */
export const lock = (x: number, y: number, colour: Role) =>
  line(`M${n(x + 4)} ${n(y + 11)}v-4c0-8 12-8 12 0v4`, colour, 'solid') +
  box({ x, y: y + 11, w: 20, h: 15, r: 3, fill: colour })

/** A cloud, `w` wide and about 0.6 `w` high. */
export const cloud = (x: number, y: number, w: number, edge: Role) => {
  const u = w / 100
  const p = (...values: number[]) => values.map(value => n(value * u)).join(' ')
  return shape(
    `M${n(x + 22 * u)} ${n(y + 60 * u)}c${p(-30, 0, -28, -38, 0, -34)}c${p(4, -32, 46, -34, 52, -4)}c${p(32, -4, 34, 38, 4, 38)}z`,
    { edge, fill: 'raise' },
  )
}

/** A grid of cells: a register, a calendar, a board. */
export const grid = (
  x: number,
  y: number,
  w: number,
  h: number,
  across: number,
  down: number,
  colour: Role = 'line',
) => {
  let path = ''
  for (let at = 1; at < across; at += 1) path += `M${n(x + (w / across) * at)} ${n(y)}v${n(h)}`
  for (let at = 1; at < down; at += 1) path += `M${n(x)} ${n(y + (h / down) * at)}h${n(w)}`
  return box({ x, y, w, h, r: 4, edge: colour, kind: 'solid' }) + line(path, colour, 'fine')
}
