import type { ReadPage } from '#build/crawl/read-page.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { hashOf } from '#build/emit/hash.ts'
import type { Draw } from './drawings.ts'

/** The drawings of the pages so far, by name. */
const files = new Map<string, EmittedFile & { readonly content: string }>()

/** The function that drew them. In development, changed code or content replaces it. */
let drawnBy: Draw | undefined

/** The file of a drawing. Its name has a hash of its bytes. */
function fileOf(name: string, draw: Draw) {
  const known = files.get(name)
  if (known) return known
  const content = draw(name)
  const hash = hashOf(content)
  const file = { path: `art/${name}.${hash}.svg`, content }
  files.set(name, file)
  return file
}

/** Feeds and other files refer only to drawings that a page shows. */
const alreadyDrawn: Draw = name => {
  throw new Error(`no page shows the drawing '${name}'`)
}

/** HTML with the final path of every drawing (`#site/art/address.ts`). Without `draw`, it may refer only to drawings of pages. */
export function withArtAddresses(html: string, draw?: Draw): string {
  if (draw && draw !== drawnBy) {
    files.clear()
    drawnBy = draw
  }
  return html.replace(/\/art\/([a-z0-9-]+)\.svg/g, (_, name: string) => `/${fileOf(name, draw ?? alreadyDrawn).path}`)
}

const address = /^\/art\/([a-z0-9-]+)\.[0-9a-f]{8}\.svg$/

/** The name of the drawing at a path; `undefined` for any other path. */
export const drawingName = (target: string) => address.exec(target)?.[1]

/** The file of every drawing that a page shows. Call `withArtAddresses` for the pages first. */
export function artFiles(pages: Iterable<ReadPage>): EmittedFile[] {
  const names = new Set(
    [...pages].flatMap(({ references }) => references.flatMap(({ target }) => drawingName(target) ?? [])),
  )
  return [...names].sort().flatMap(name => files.get(name) ?? [])
}
