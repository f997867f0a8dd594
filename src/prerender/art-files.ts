import { drawing } from '#art/drawing.ts'
import type { EmittedFile } from './emit.ts'

const address = /\/art\/([a-z0-9-]+)\.[0-9a-f]{8}\.svg/g

/** The file of every stitched pattern that a page shows. */
export function artFiles(pages: ReadonlyMap<string, string>, version: string): EmittedFile[] {
  const names = new Set([...pages.values()].flatMap(html => [...html.matchAll(address)].map(match => match[1] ?? '')))
  return [...names].sort().map(name => ({ path: `art/${name}.${version}.svg`, content: drawing(name) }))
}
