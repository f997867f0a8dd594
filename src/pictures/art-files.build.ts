import type { ReadPage } from '#build/crawl/read-page.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { hashOf } from '#build/emit/hash.ts'
import type { Draw } from './drawings.build.ts'

/** The files of all drawings on pages so far, by name. */
const files = new Map<string, EmittedFile & { readonly content: string }>()

/** The function that drew them. In development, changed code or content replaces it. */
let drawnBy: Draw | undefined

/** Returns the file of a drawing. Its name contains a hash of its bytes. */
function fileOf(name: string, draw: Draw) {
  const known = files.get(name)
  if (known) return known
  const content = draw(name)
  const hash = hashOf(content)
  const file = { path: `art/${name}.${hash}.svg`, content }
  files.set(name, file)
  return file
}

/** Throws, because feeds and other files may only use drawings that a page shows. */
const alreadyDrawn: Draw = name => {
  throw new Error(`no page shows the drawing '${name}'`)
}

/**
 * Returns HTML with the final path of every drawing (`#pictures/address.ts`). Without `draw`, it may only use drawings of
 * pages.
 */
export function withArtAddresses(html: string, draw?: Draw): string {
  if (draw && draw !== drawnBy) {
    files.clear()
    drawnBy = draw
  }
  return html.replace(/\/art\/([a-z0-9-]+)\.svg/g, (_, name: string) => `/${fileOf(name, draw ?? alreadyDrawn).path}`)
}

const address = /^\/art\/([a-z0-9-]+)\.[0-9a-f]{8}\.svg(?:#|$)/

/** Returns the name of the drawing at a path; `undefined` for any other path. */
export const drawingName = (target: string) => address.exec(target)?.[1]

/** Returns the files of all drawings that pages show. Call `withArtAddresses` for the pages first. */
export function artFiles(pages: Iterable<ReadPage>): EmittedFile[] {
  const names = new Set(
    [...pages].flatMap(({ references }) => references.flatMap(({ target }) => drawingName(target) ?? [])),
  )
  return [...names].sort().flatMap(name => files.get(name) ?? [])
}
