/**
 * Finds the shape of a logo in one colour: its outline or, if it fills its box like an icon on a tile, the drawing on the
 * tile.
 */
import { raster } from '#build/pictures/raster.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** Minimum share of the box for a tile. A disc that touches all four sides fills more. */
const filled = 0.7

/** Minimum share of the logo that a drawing on a tile fills. */
const drawnOn = 0.03

/** Minimum distance from the tile's colour; colour components are 0 to 1. */
const standsOut = 0.25

const distance = (one: Colour, other: Colour) => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))

function mean(colours: readonly Colour[]): Colour {
  const of = (at: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[at], 0) / colours.length
  return [of(0), of(1), of(2)]
}

/** Returns the most common colour of a logo. */
function ground(colours: readonly Colour[]): Colour {
  const alike = new Map<string, Colour[]>()
  for (const colour of colours) {
    const name = colour.map(value => Math.round(value * 12)).join()
    const same = alike.get(name)
    if (same) same.push(colour)
    else alike.set(name, [colour])
  }
  const [most = []] = [...alike.values()].sort((one, other) => other.length - one.length)
  return mean(most)
}

/**
 * Returns the last row of an `feColorMatrix` that makes the tile transparent and keeps the drawing on it. Empty if the
 * logo's own outline is its shape.
 */
export function shapeOf(svg: string): string {
  const { pixels, width, height } = raster(svg, 64)
  const colours: Colour[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha === 255) colours.push([red / 255, green / 255, blue / 255])
  }
  if (colours.length < filled * width * height) return ''
  const tile = ground(colours)
  const drawn = colours.filter(colour => distance(colour, tile) > standsOut)
  if (drawn.length < drawnOn * colours.length) return ''
  const to = mean(drawn)
  const step = distance(to, tile)
  // A drawing in two opposite colours has no common direction.
  if (step < standsOut) return ''
  // Fully opaque halfway from the tile's colour to the drawing's.
  const factors = to.map((value, at) => ((value - (tile[at] ?? 0)) * 2) / step ** 2)
  const offset = factors.reduce((sum, factor, at) => sum - factor * (tile[at] ?? 0), 0)
  return [...factors, 0, offset].map(value => value.toFixed(3)).join(' ')
}
