import { chart } from '#build/charts/index.ts'
import { addressMap } from '#build/charts/map/index.ts'
import { drawing as art } from '#site/art/drawing.ts'
import { company } from '#site/company.ts'

/** Returns the SVG for a name in `/art/`: a chart, the map of the office, or a drawing of `site/art`. */
export function drawing(name: string): string {
  if (name.startsWith('chart-')) return chart(name)
  return name === 'map-of-the-city' && company.map ? addressMap({ city: company.city, ...company.map }) : art(name)
}

/** A function that draws the SVG for a name. It needs the content of the pages. */
export type Draw = typeof drawing
