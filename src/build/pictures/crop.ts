import { stitch } from '#site/art/stitch.ts'
import { raster } from './raster.ts'

const columns = 100

/** How much the threads fill each hundredth of a pattern's width: colour counts, the faint ground hardly does. */
function threadsAcross(svg: string): number[] {
  const { pixels, width, height } = raster(svg, columns)
  return Array.from({ length: width }, (_, x) => {
    let sum = 0
    for (let y = 0; y < height; y += 1) {
      const at = (y * width + x) * 4
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
      const cloth = 32
      sum += Math.max(0, Math.max(red, green, blue) - Math.min(red, green, blue) - cloth)
    }
    return sum
  })
}

/** Where a window over the columns begins so that it holds most, and that near its middle; the middle unless another is clearly better. */
function bestStart(filled: readonly number[], window: number): number {
  const score = (start: number) =>
    filled
      .slice(start, start + window)
      .reduce((sum, value, at) => sum + value * (1 - Math.abs((2 * at) / (window - 1) - 1) * 0.7), 0)
  const middle = Math.floor((filled.length - window) / 2)
  let best = middle
  for (let start = 0; start <= filled.length - window; start += 1) if (score(start) > score(best)) best = start
  return score(best) > score(middle) * 1.04 ? best : middle
}

/** The pattern of a name, cut to a box of a width for each height of 1, about what is drawn in it. */
export function croppedPattern(name: string, ratio: number): string {
  const svg = stitch(name)
  return svg.replace(/viewBox="0 0 (\d+) (\d+)" width="\d+"/, (_, fieldWidth: string, height: string) => {
    const width = Math.min(Number(fieldWidth), Math.round(Number(height) * ratio))
    const column = Number(fieldWidth) / columns
    const start = bestStart(threadsAcross(svg), Math.floor(width / column)) * column
    return `viewBox="${start} 0 ${width} ${height}" width="${width}"`
  })
}
