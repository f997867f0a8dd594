import { chart } from '#build/charts/index.ts'
import { addressMap } from '#build/charts/map/index.ts'
import { drawing as art } from '#site/art/drawing.ts'
import { company } from '#site/company.ts'

/** The SVG behind an address of `/art/`: a chart, the map of the company's address, or what `site/art` draws by this name. */
export function drawing(name: string): string {
  if (name.startsWith('chart-')) return chart(name)
  return name === 'map-of-the-city' ? addressMap({ city: company.city, ...company.map }) : art(name)
}

/** What draws, where the words are at hand. */
export type Draw = typeof drawing
