/** Reads and checks all content, and writes it as modules for the code that shows it. */
import { join } from 'node:path'
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Content } from '#site/schema/content.ts'
import { readBasis } from './company.ts'
import { dataFaults } from './data-files.ts'
import { ContentError, type Fault, sortedFaults } from './fault.ts'
import { pictureFileFaults, pictureNames, readText } from './files.ts'
import { readLogo } from './logo.ts'
import type { PhotoUse } from './photographs.ts'
import { checkedSvg } from './svg.ts'
import { writeBasis, writeContent, writeLogo, writeSchemas } from './write.ts'

interface Read {
  readonly content: Content
  readonly founderPath: string
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/**
 * Reads the pages. First writes claims and texts if they have no faults, because drawings import them. Adds the photographs
 * that pages name to `photos`.
 */
async function readAll(root: string, photos: PhotoUse[]): Promise<Read> {
  const basis = readBasis(root)
  if (basis.faults.length === 0) writeBasis(root, basis)
  const [{ readContent }, { jsonSchemas }] = await Promise.all([import('./read.ts'), import('./json-schemas.ts')])
  try {
    const content = readContent(root, basis, photos)
    if (basis.faults.length > 0) throw new ContentError([])
    return { content, founderPath: basis.founderPath, schemas: jsonSchemas() }
  } catch (error) {
    // Values computed from wrong claims can fail in any way, which is not a fault of a page.
    if (basis.faults.length === 0) throw error
    throw new ContentError([...basis.faults, ...(error instanceof ContentError ? error.faults : [])])
  }
}

/** Checks a file of `data/pictures/`. Throws its faults. */
async function checkPicture(root: string, name: string) {
  const file = `data/pictures/${name}.svg`
  await checkedSvg(file, readText(root, file))
}

/** Returns a `ContentError`, and throws any other error. */
function contentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error
  throw error
}

/**
 * Reads `data/` in a folder and returns all its faults, for `npm run check`, the build and the development server. Writes
 * the content of the pages to `.content/` only if there are no faults.
 */
export async function contentFaults(root = '.'): Promise<readonly Fault[]> {
  const photos: PhotoUse[] = []
  const logo = await readLogo(root)
  // The logo comes before the pages, whose drawings import it.
  if (logo.faults.length === 0) writeLogo(root, logo)
  const read = await readAll(root, photos).catch(contentError)
  const pictures = await Promise.all(pictureNames(root).map(name => checkPicture(root, name).catch(contentError)))
  const wrong = [read, ...pictures].flatMap(each => (each instanceof ContentError ? each.faults : []))
  const faults = [...pictureFileFaults(root), ...logo.faults, ...(await dataFaults(join(root, 'data'), photos)), ...wrong]
  if (faults.length > 0 || read instanceof ContentError) return sortedFaults(faults)
  writeContent(root, read.content, read.founderPath)
  writeSchemas(root, read.schemas)
  return []
}
