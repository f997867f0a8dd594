import { chart } from '#build/charts/index.ts'
import { addressMap } from '#build/charts/map/index.ts'
import { drawing as art } from '#site/art/drawing.ts'
import { company } from '#site/company.ts'

/** The SVG of a name in `/art/`: a chart, the map of the office, or a drawing of `site/art`. */
export function drawing(name: string): string {
  if (name.startsWith('chart-')) return chart(name)
  return name === 'map-of-the-city' && company.map ? addressMap({ city: company.city, ...company.map }) : art(name)
}

/** Draws the SVG of a name; it needs the content of pages. */
export type Draw = typeof drawing
