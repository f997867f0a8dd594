import { drawing as art } from '#site/art/drawing.ts'
import { chart } from './charts/index.ts'

/** The SVG behind an address of `/art/`: a chart, or what `site/art` draws by this name. */
export const drawing = (name: string) => (name.startsWith('chart-') ? chart(name) : art(name))

/** What draws, where the words are at hand. */
export type Draw = typeof drawing
