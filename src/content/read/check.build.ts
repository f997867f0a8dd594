/** Reads and checks all content, and writes it as modules for the code that shows it. */
import { join } from 'node:path'
import { photoFolder } from '#pictures/photo.ts'
import { readBasis } from './company.build.ts'
import { nameFaults, readLists, starterFaults } from './data-files.build.ts'
import { type Fault, sortedFaults } from './fault.build.ts'
import { collecting, drawingFiles } from './files.build.ts'
import { photoFaults } from './photographs.build.ts'
import { readDrawing, readLogo } from './svg.build.ts'
import { write, writeBasis, writeContent } from './write.build.ts'

/**
 * Reads `data/` in a folder and returns the faults of what the site reads, for the build and the development server. Writes
 * the content of the pages to `.content/` only if there are none.
 */
export async function contentFaults(root = '.'): Promise<readonly Fault[]> {
  const faults: Fault[] = nameFaults(root)
  await collecting([root], faults, async () => write(root, 'logo.json', { svg: await readLogo(root) }))
  await collecting(drawingFiles(root), faults, file => readDrawing(root, file))
  const [basis] = await collecting([root], faults, readBasis)
  if (!basis) return sortedFaults(faults)
  faults.push(...basis.faults)
  if (basis.faults.length === 0) writeBasis(root, basis)
  const lists = [basis.companyFile, ...(await readLists(root, { values: basis.placeholders, faults }))]
  // Drawings and schemas import the claims and texts, which have to be written before.
  const { readContent } = await import('./read.build.ts')
  const { content, sources } = await readContent(root, basis, lists, faults).catch(error => {
    // Values computed from wrong claims can fail in any way, which is not a fault of a page.
    if (basis.faults.length === 0) throw error
    return { content: undefined, sources: [] }
  })
  faults.push(...(await photoFaults([...lists, ...sources], join(root, photoFolder))))
  if (!content || faults.length > 0) return sortedFaults(faults)
  writeContent(root, content, basis.founderPath)
  const { writeHeadingFont } = await import('#theme/heading-font.build.ts')
  await writeHeadingFont(join(root, '.content'), JSON.stringify([content, basis.texts, basis.claims, lists.map(({ data }) => data)]))
  const { jsonSchemas } = await import('./json-schemas.build.ts')
  for (const [name, schema] of Object.entries(jsonSchemas())) write(root, `schemas/${name}.json`, schema)
  return []
}

/** Returns also the faults of `data/starters/`, which only `make-mine` reads, for `npm run check`. */
export const allFaults = async (root = '.'): Promise<readonly Fault[]> => sortedFaults([...(await contentFaults(root)), ...(await starterFaults(root))])
