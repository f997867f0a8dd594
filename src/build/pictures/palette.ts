const most = 256

/** Colours that agree in the five upper bits of each channel look the same at the edge of a stitch. */
const likeness = (colour: number) =>
  ((colour & 0xf8) << 7) | (((colour >> 8) & 0xf8) << 2) | (((colour >> 16) & 0xf8) >> 3)

const distance = (a: number, b: number) =>
  ((a & 255) - (b & 255)) ** 2 +
  (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 +
  (((a >> 16) & 255) - ((b >> 16) & 255)) ** 2

/** Calls back for each run of pixels of one colour: pictures are mostly flat, so this is far quicker than pixel by pixel. */
function eachRun(pixels: Uint32Array, visit: (colour: number, start: number, end: number) => void) {
  let start = 0
  while (start < pixels.length) {
    const colour = pixels[start] ?? 0
    let end = start + 1
    while (pixels[end] === colour) end += 1
    visit(colour, start, end)
    start = end
  }
}

/** The most used colour of each group of alike ones, most used first, at most 256: flat colours stay exact. */
function choose(used: ReadonlyMap<number, number>): number[] {
  const chosen = new Map<number, number>()
  for (const [colour] of [...used].sort(([a, times], [b, others]) => others - times || a - b)) {
    const group = likeness(colour)
    if (!chosen.has(group)) chosen.set(group, colour)
    if (chosen.size === most) break
  }
  return [...chosen.values()]
}

function nearest(colour: number, palette: readonly number[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [at, candidate] of palette.entries()) {
    const far = distance(colour, candidate)
    if (far < least) [best, least] = [at, far]
  }
  return best
}

/** Opaque RGBA pixels as a palette of at most 256 RGB colours and one index a pixel. The same pixels give the same result. */
export function indexed(rgba: Uint8Array): { palette: Uint8Array; pixels: Uint8Array } {
  const source = new Uint32Array(new Uint8Array(rgba).buffer)
  const used = new Map<number, number>()
  eachRun(source, (colour, start, end) => used.set(colour, (used.get(colour) ?? 0) + end - start))
  const palette = choose(used)
  const indexOf = new Map([...used.keys()].map(colour => [colour, nearest(colour, palette)]))
  const pixels = new Uint8Array(source.length)
  eachRun(source, (colour, start, end) => pixels.fill(indexOf.get(colour) ?? 0, start, end))
  return {
    palette: Uint8Array.from(palette.flatMap(colour => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255])),
    pixels,
  }
}
