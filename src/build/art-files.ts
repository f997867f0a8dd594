import { createHash } from 'node:crypto'
import { drawing } from '#site/art/drawing.ts'
import type { ReadPage } from './crawl/read-page.ts'
import type { EmittedFile } from './emit.ts'

const hashes = new Map<string, string>()

/** The address of a drawing: it changes exactly when the bytes do. */
function addressOf(name: string): string {
  const hash = hashes.get(name) ?? createHash('sha256').update(drawing(name)).digest('hex').slice(0, 8)
  hashes.set(name, hash)
  return `/art/${name}.${hash}.svg`
}

/** A page's HTML with the final address of every drawing in it (`#site/art/address.ts`). */
export const withArtAddresses = (html: string) =>
  html.replace(/\/art\/([a-z0-9-]+)\.svg/g, (_, name: string) => addressOf(name))

const address = /^\/art\/([a-z0-9-]+)\.[0-9a-f]{8}\.svg$/

/** The name of the drawing at an address; nothing for any other address. */
export const drawingName = (target: string) => address.exec(target)?.[1]

/** The file of every drawing that a page shows. */
export function artFiles(pages: Iterable<ReadPage>): EmittedFile[] {
  const names = new Set(
    [...pages].flatMap(({ references }) => references.flatMap(({ target }) => drawingName(target) ?? [])),
  )
  return [...names].sort().map(name => ({ path: addressOf(name).slice(1), content: drawing(name) }))
}
