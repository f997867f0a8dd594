import { mark } from './mark.ts'
import { stitch } from './stitch.ts'

/** The SVG behind an art address: the mark, or the pattern of the name. */
export const drawing = (name: string) => (name === 'mark' ? mark() : stitch(name))
