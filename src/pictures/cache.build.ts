import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The cache of social images and photographs. Some build hosts do not keep this folder. */
const cacheFolder = 'node_modules/.cache/pictures'

/** Writes a file to the cache atomically. Ignores errors, because a folder that is not writable only costs time. */
async function keep(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `${randomUUID()}.part`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, join(folder, name))
  } catch {
    await rm(temporary, { force: true }).catch(() => undefined)
  }
}

/** Returns a file from the cache, or makes it. Its name contains a hash of its sources, so it needs no check. */
export async function cached(name: string, make: () => Promise<Uint8Array>, folder = cacheFolder): Promise<Uint8Array> {
  const known = await readFile(join(folder, name)).catch(() => undefined)
  if (known) return known
  const bytes = await make()
  await keep(folder, name, bytes)
  return bytes
}
