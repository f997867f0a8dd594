import { chart } from '#build/charts/index.ts'
import { isPictureFile, pictureFile } from '#build/pictures/file.ts'
import { drawing as art } from '#site/art/drawing.ts'

/** Returns the SVG for a name in `/art/`: a chart, a file of `data/pictures/`, or a drawing of `site/art`. */
export function drawing(name: string): string {
  if (name.startsWith('chart-')) return chart(name)
  return isPictureFile(name) ? pictureFile(name) : art(name)
}

/** A function that draws the SVG for a name. It needs the content of the pages. */
export type Draw = typeof drawing
