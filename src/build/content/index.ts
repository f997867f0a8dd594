/** All content: read, checked and written as modules for the code that shows it. */
import { join } from 'node:path'
import { readBasis } from './company.ts'
import { dataFaults } from './data-files.ts'
import { ContentError, type Fault, sortedFaults } from './fault.ts'
import type { PhotoUse } from './photographs.ts'
import { writeBasis, writeContent } from './write.ts'

/** What is thrown as faults of the content, as a list. */
async function faultsOf(act: () => Promise<void>): Promise<readonly Fault[]> {
  try {
    await act()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}

/** Reads `data/` and writes `.content/`. The pages are read after claims and texts are written: drawings import these. Throws a `ContentError`; the photographs that pages name are added to `photos`. */
export async function makeContent(root = '.', photos: PhotoUse[] = []) {
  const basis = readBasis(root)
  writeBasis(root, basis)
  const { readContent } = await import('./read.ts')
  writeContent(root, readContent(root, basis, photos))
}

/** Makes the content, and says every fault of it: for `npm run check`, the build and the development server. */
export async function contentFaults(root = '.'): Promise<readonly Fault[]> {
  const photos: PhotoUse[] = []
  const ofPages = await faultsOf(() => makeContent(root, photos))
  return sortedFaults([...ofPages, ...(await dataFaults(join(root, 'data'), photos))])
}
