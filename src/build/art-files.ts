import { drawing } from '#site/art/drawing.ts'
import type { ReadPage } from './crawl/read-page.ts'
import type { EmittedFile } from './emit.ts'

const address = /^\/art\/([a-z0-9-]+)\.[0-9a-f]{8}\.svg$/

/** The name of the pattern behind an address; nothing for any other address. */
export const patternName = (target: string) => address.exec(target)?.[1]

/** The file of every stitched pattern that a page shows. */
export function artFiles(pages: Iterable<ReadPage>, version: string): EmittedFile[] {
  const names = new Set(
    [...pages].flatMap(({ references }) => references.flatMap(({ target }) => patternName(target) ?? [])),
  )
  return [...names].sort().map(name => ({ path: `art/${name}.${version}.svg`, content: drawing(name) }))
}
