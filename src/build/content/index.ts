/** All content: read, checked and written as modules for the code that shows it. */
import { join } from 'node:path'
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Content } from '#site/pages/content.ts'
import { readBasis } from './company.ts'
import { dataFaults } from './data-files.ts'
import { ContentError, type Fault, sortedFaults } from './fault.ts'
import { readLogo } from './logo.ts'
import type { PhotoUse } from './photographs.ts'
import { writeBasis, writeContent, writeLogo, writeSchemas } from './write.ts'

interface Read {
  readonly content: Content
  readonly founderPath: string
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/** Reads the pages after claims and texts are written, which drawings import: these are right by themselves. The photographs that pages name are added to `photos`. */
async function readAll(root: string, photos: PhotoUse[]): Promise<Read> {
  const basis = readBasis(root)
  if (basis.faults.length === 0) writeBasis(root, basis)
  const [{ readContent }, { jsonSchemas }] = await Promise.all([import('./read.ts'), import('./json-schemas.ts')])
  try {
    const content = readContent(root, basis, photos)
    if (basis.faults.length > 0) throw new ContentError([])
    return { content, founderPath: basis.founderPath, schemas: jsonSchemas() }
  } catch (error) {
    // What is computed from wrong claims may fail in any way: that is no fault of a page.
    if (basis.faults.length === 0) throw error
    throw new ContentError([...basis.faults, ...(error instanceof ContentError ? error.faults : [])])
  }
}

/**
 * Reads `data/` of a folder, and says every fault of it: for `npm run check`, the build and the development server.
 * What the pages give is written to `.content/` when there is none, and else left as it is.
 */
export async function contentFaults(root = '.'): Promise<readonly Fault[]> {
  const photos: PhotoUse[] = []
  const logo = await readLogo(root)
  // Before the pages, whose drawings import it.
  if (logo.faults.length === 0) writeLogo(root, logo)
  const read = await readAll(root, photos).catch((error: unknown) => {
    if (error instanceof ContentError) return error
    throw error
  })
  const faults = [...logo.faults, ...(await dataFaults(join(root, 'data'), photos)), ...(read instanceof ContentError ? read.faults : [])]
  if (faults.length > 0 || read instanceof ContentError) return sortedFaults(faults)
  writeContent(root, read.content, read.founderPath)
  writeSchemas(root, read.schemas)
  return []
}
