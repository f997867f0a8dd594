import { createHash } from 'node:crypto'
import { drawing } from './drawing.ts'
import { families } from './family.ts'

/** Eight hex digits that change when the drawing or its colours do. Source: the drawings of a fixed set of names. */
export function artVersion(): string {
  const hash = createHash('sha256')
  for (const name of [
    'mark',
    'home',
    'about',
    ...families,
    'services-cybersecurity',
    'industries-retail',
    'gallery-1',
    'lost-boat',
  ])
    hash.update(drawing(name))
  return hash.digest('hex').slice(0, 8)
}
