import { palettes, threads } from '#site/theme/tokens.ts'
import { type Motif, motifOf } from './assign.ts'
import { boat } from './motifs/boat.ts'
import { field } from './motifs/field.ts'
import { fish, fishTile } from './motifs/fish.ts'
import { kalka, kalkaTile } from './motifs/kalka.ts'
import { leaf, leafTile } from './motifs/leaf.ts'
import { lotus, lotusTile } from './motifs/lotus.ts'
import { tree } from './motifs/tree.ts'
import { waves, wavesTile } from './motifs/waves.ts'
import { wheel, wheelTile } from './motifs/wheel.ts'
import { height, n, type Pen, type Tile, width } from './pen.ts'
import { randomFrom } from './random.ts'

const draw: Record<Motif, (pen: Pen) => string> = { boat, field, fish, kalka, leaf, lotus, tree, waves, wheel }

/** Motifs that repeat. Behind a card, in a band of any width, they keep their size. */
const tiles: Partial<Record<Motif, (pen: Pen) => Tile>> = {
  fish: fishTile,
  kalka: kalkaTile,
  leaf: leafTile,
  lotus: lotusTile,
  waves: wavesTile,
  wheel: wheelTile,
}

/** The size of a tile compared with that of a picture. */
const enlarged = 1.5

const whole = 'width="100%" height="100%"'

const tiled = (rules: string, { w, h, content }: Tile) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${whole}><style>${rules}</style><pattern id="t" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse" patternTransform="scale(${enlarged})">${content}</pattern><rect class="z" ${whole}/><rect fill="url(#t)" ${whole}/></svg>`

const classes = ['a', 'b', 'c'] as const

/** Returns the styles of both themes. The browser applies the user's preference, also inside an image. */
function style(chosen: readonly (typeof threads)[number][]): string {
  const colours = (theme: 'light' | 'dark') =>
    `${classes.map((name, at) => `.${name}{stroke:${palettes[theme][chosen[at] ?? 'madder']}}`).join('')}.g{stroke:${palettes[theme].line}}.z,.k>circle:first-child{fill:${palettes[theme].cloth}}`
  return `path,circle{fill:none;stroke-width:2;stroke-linecap:round;stroke-dasharray:7 5.5}.f{stroke-width:1.6;stroke-dasharray:4 4}.h{stroke-dashoffset:6}.g{stroke-width:1.5}.k>circle:first-child{stroke:none}${colours('light')}@media(prefers-color-scheme:dark){${colours('dark')}}`
}

/**
 * Returns the stitched pattern of a name: an SVG document, 400 x 240, that fills its box, or behind a card a tile that is
 * repeated. The same name always gives the same document.
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
  const motif = motifOf(name)
  const tile = name.endsWith('-call') ? tiles[motif] : undefined
  if (tile) return tiled(style(chosen), tile(pen))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><style>${style(chosen)}</style><rect class="z" width="${width}" height="${height}"/>${draw[motif](pen)}</svg>`
}
