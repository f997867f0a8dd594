import type { ReadPage } from '#build/crawl/read-page.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { hashOf } from '#build/emit/hash.ts'
import { drawing } from './drawings.build.ts'

/** The files of all drawings on pages so far, by name. */
const files = new Map<string, EmittedFile>()

/** Returns the file of a drawing. Its name contains a hash of its bytes. */
function fileOf(name: string): EmittedFile {
  const known = files.get(name)
  if (known) return known
  const content = drawing(name)
  const hash = hashOf(content)
  const file = { path: `art/${name}.${hash}.svg`, content }
  files.set(name, file)
  return file
}

/** Returns HTML with the final path of every drawing (`#pictures/address.ts`). */
export const withArtAddresses = (html: string) =>
  html.replace(/\/art\/([a-z0-9-]+)\.svg/g, (_, name: string) => `/${fileOf(name).path}`)

const address = /^\/art\/([a-z0-9-]+)\.[0-9a-f]{8}\.svg(?:#|$)/

/** Returns the name of the drawing at a path; `undefined` for any other path. */
export const drawingName = (target: string) => address.exec(target)?.[1]

/** Returns the files of all drawings that pages show. */
export function artFiles(pages: Iterable<ReadPage>): EmittedFile[] {
  const targets = [...pages].flatMap(({ references }) => references.map(({ target }) => target))
  return [...new Set(targets.flatMap(target => drawingName(target) ?? []))].sort().map(fileOf)
}
