/** Reads and checks all content, and writes it as modules for the code that shows it. */
import { join } from 'node:path'
import { photoFolder } from '#pictures/photo.ts'
import { type Basis, readBasis } from './company.build.ts'
import { jobsFaults, photoUsesOf, readLists, unreadFaults } from './data-files.build.ts'
import { ContentError, type Fault, sortedFaults } from './fault.build.ts'
import { pictureFileFaults, pictureNames } from './files.build.ts'
import { type PhotoUse, photoFaults } from './photographs.build.ts'
import type { Source } from './source.build.ts'
import { readDrawing, readLogo } from './svg.build.ts'
import { write, writeBasis, writeContent } from './write.build.ts'

/** Calls `use`. If it throws faults, adds them to `faults` and returns undefined. */
async function attempt<Result>(faults: Fault[], use: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await use()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    faults.push(...error.faults)
    return
  }
}

/** Calls `use`. Where the claims or texts are wrong or missing, what imports them can fail in any way, which is no fault of its own. */
async function afterBasis<Result>({ faults }: Basis, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use()
  } catch (error) {
    throw faults.length > 0 && !(error instanceof ContentError) ? new ContentError([]) : error
  }
}

/** Reads the pages. Drawings and schemas import the claims and texts, which have to be written before. */
async function readPages(root: string, basis: Basis, lists: readonly Source[], photos: PhotoUse[]) {
  const { readContent } = await import('./read.build.ts')
  return readContent(root, basis, lists, photos)
}

/**
 * Reads `data/` in a folder and returns all its faults, for `npm run check`, the build and the development server. Writes
 * the content of the pages to `.content/` only if there are no faults.
 */
export async function contentFaults(root = '.'): Promise<readonly Fault[]> {
  const faults: Fault[] = [...pictureFileFaults(root), ...unreadFaults(root)]
  await attempt(faults, async () => write(root, 'logo.json', { svg: await readLogo(root) }))
  for (const name of pictureNames(root)) await attempt(faults, () => readDrawing(root, `data/pictures/${name}.svg`))
  const basis = await attempt(faults, () => readBasis(root))
  faults.push(...(basis?.faults ?? []))
  if (basis?.faults.length === 0) writeBasis(root, basis)
  const before = faults.length
  const lists = readLists(root, basis?.placeholders, faults)
  const photos = lists.flatMap(photoUsesOf)
  if (basis && faults.length === before) faults.push(...((await attempt(faults, () => afterBasis(basis, () => jobsFaults(lists)))) ?? []))
  const content = basis && (await attempt(faults, () => afterBasis(basis, () => readPages(root, basis, lists, photos))))
  faults.push(...(await photoFaults(photos, join(root, photoFolder))))
  if (content && faults.length === 0) {
    writeContent(root, content, basis.founderPath)
    const { writeHeadingFont } = await import('#theme/heading-font.build.ts')
    await writeHeadingFont(join(root, '.content'), JSON.stringify([content, basis.texts, basis.claims, lists.map(({ data }) => data)]))
    const { jsonSchemas } = await import('./json-schemas.build.ts')
    for (const [name, schema] of Object.entries(jsonSchemas())) write(root, `schemas/${name}.json`, schema)
  }
  return sortedFaults(faults)
}
