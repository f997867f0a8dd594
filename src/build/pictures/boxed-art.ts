import { width } from '#site/art/pen.ts'
import { sew } from '#site/art/sewing/scene.ts'
import { stitch } from '#site/art/stitch.ts'
import { sceneOf } from '#site/pictures.ts'
import { outlined } from './outlines.ts'
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

/** A pattern, cut to a box of a width for each height of 1, about what is drawn in it. */
function cropped(svg: string, ratio: number): string {
  return svg.replace(/viewBox="0 0 (\d+) (\d+)" width="\d+"/, (_, fieldWidth: string, height: string) => {
    const wide = Math.min(Number(fieldWidth), Math.round(Number(height) * ratio))
    const column = Number(fieldWidth) / columns
    const start = bestStart(threadsAcross(svg), Math.floor(wide / column)) * column
    return `viewBox="${start} 0 ${wide} ${height}" width="${wide}"`
  })
}

/** The picture of a name for a box of a width for each height of 1: a scene whole, on higher cloth; a pattern cut to it. */
export function boxedArt(name: string, ratio: number): string {
  const scene = sceneOf(name)
  return scene ? outlined(sew(scene, width / ratio)) : cropped(stitch(name), ratio)
}
