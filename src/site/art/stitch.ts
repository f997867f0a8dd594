import { palettes, threads } from '#site/theme/tokens.ts'
import { type Motif, motifOf } from './assign.ts'
import { boat } from './motifs/boat.ts'
import { field } from './motifs/field.ts'
import { fish } from './motifs/fish.ts'
import { kalka } from './motifs/kalka.ts'
import { leaf } from './motifs/leaf.ts'
import { lotus } from './motifs/lotus.ts'
import { tree } from './motifs/tree.ts'
import { waves } from './motifs/waves.ts'
import { wheel } from './motifs/wheel.ts'
import type { Pen } from './pen.ts'
import { height, width } from './pen.ts'
import { randomFrom } from './random.ts'

const draw: Record<Motif, (pen: Pen) => string> = { boat, field, fish, kalka, leaf, lotus, tree, waves, wheel }

const classes = ['a', 'b', 'c'] as const

/** Returns the styles of both themes. The browser applies the user's preference, also inside an image. */
function style(chosen: readonly (typeof threads)[number][]): string {
  const colours = (theme: 'light' | 'dark') =>
    `${classes.map((name, at) => `.${name}{stroke:${palettes[theme][chosen[at] ?? 'madder']}}`).join('')}.g{stroke:${palettes[theme].line}}.z,.k>circle:first-child{fill:${palettes[theme].cloth}}`
  return `path,circle{fill:none;stroke-width:2;stroke-linecap:round;stroke-dasharray:7 5.5}.f{stroke-width:1.6;stroke-dasharray:4 4}.h{stroke-dashoffset:6}.g{stroke-width:1.5}.k>circle:first-child{stroke:none}${colours('light')}@media(prefers-color-scheme:dark){${colours('dark')}}`
}

/**
 * Returns the stitched pattern of a name: an SVG document, 400 x 240, that fills its box. The same name always gives the
 * same document.
 */
export function stitch(name: string): string {
  const random = randomFrom(name)
  const pool = [...threads]
  const chosen = classes.flatMap(() => pool.splice(Math.floor(random() * pool.length), 1))
  const pen: Pen = {
    between: (low, high) => low + random() * (high - low),
    whole: (low, high) => low + Math.floor(random() * (high - low + 1)),
    threads: classes,
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><style>${style(chosen)}</style><rect class="z" width="${width}" height="${height}"/>${draw[motifOf(name)](pen)}</svg>`
}
