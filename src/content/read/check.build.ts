/** Reads and checks all content, and writes it as modules for the code that shows it. */
import { join } from 'node:path'
import { photoFolder } from '#pictures/photo.ts'
import { type Basis, readBasis } from './company.build.ts'
import { jobsFaults, readLists, starterFaults, unreadFaults } from './data-files.build.ts'
import { type Fault, sortedFaults } from './fault.build.ts'
import { collecting, drawingFiles, pictureFileFaults } from './files.build.ts'
import { photoFaults } from './photographs.build.ts'
import type { Source } from './source.build.ts'
import { readDrawing, readLogo } from './svg.build.ts'
import { write, writeBasis, writeContent } from './write.build.ts'

/** Reads the pages. Drawings and schemas import the claims and texts, which have to be written before. */
async function readPages(root: string, basis: Basis, lists: readonly Source[], faults: Fault[]) {
  const { readContent } = await import('./read.build.ts')
  try {
    return await readContent(root, basis, lists, faults)
  } catch (error) {
    // Values computed from wrong claims can fail in any way, which is not a fault of a page.
    if (basis.faults.length === 0) throw error
    return { sources: [], content: undefined }
  }
}

/**
 * Reads `data/` in a folder and returns the faults of what the site reads, for the build and the development server. Writes
 * the content of the pages to `.content/` only if there are none.
 */
export async function contentFaults(root = '.'): Promise<readonly Fault[]> {
  const faults: Fault[] = [...pictureFileFaults(root), ...unreadFaults(root)]
  await collecting([root], faults, async () => write(root, 'logo.json', { svg: await readLogo(root) }))
  await collecting(drawingFiles(root), faults, file => readDrawing(root, file))
  const [basis] = await collecting([root], faults, readBasis)
  faults.push(...(basis?.faults ?? []))
  if (basis?.faults.length === 0) writeBasis(root, basis)
  const before = faults.length
  const lists = await readLists(root, basis?.placeholders, faults)
  if (basis && faults.length === before) faults.push(...(await jobsFaults(lists)))
  const { sources, content } = basis ? await readPages(root, basis, lists, faults) : { sources: [], content: undefined }
  faults.push(...(await photoFaults([...lists, ...sources], join(root, photoFolder))))
  if (!basis || !content || faults.length > 0) return sortedFaults(faults)
  writeContent(root, content, basis.founderPath)
  const { writeHeadingFont } = await import('#theme/heading-font.build.ts')
  await writeHeadingFont(join(root, '.content'), JSON.stringify([content, basis.texts, basis.claims, lists.map(({ data }) => data)]))
  const { jsonSchemas } = await import('./json-schemas.build.ts')
  for (const [name, schema] of Object.entries(jsonSchemas())) write(root, `schemas/${name}.json`, schema)
  return []
}

/** Returns also the faults of `data/starters/`, which only `make-mine` reads, for `npm run check`. */
export const allFaults = async (root = '.'): Promise<readonly Fault[]> => sortedFaults([...(await contentFaults(root)), ...(await starterFaults(root))])
