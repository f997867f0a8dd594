import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { startWithin } from '#server/graphemes.ts'
import type { Store } from '#server/storage/index.ts'
import { type Asked, UsageError } from './options.ts'
import { json, onOneLine } from './printable.ts'
import { findById } from './submissions.ts'
import type { Terminal } from './terminal.ts'

/** Maximum length of a name in bytes: file systems allow 255, and a number and an ending follow. */
const longestName = 230

/** Writes a file under an unused name; never overwrites. */
async function writeNew(folder: string, name: string, chunks: () => AsyncIterable<Uint8Array>): Promise<string> {
  await mkdir(folder, { recursive: true })
  const at = name.lastIndexOf('.')
  const start = startWithin(name.slice(0, at), longestName, Buffer.byteLength).toWellFormed()
  const ending = name.slice(at)
  for (let times = 1; ; times += 1) {
    const path = join(folder, `${start}${times === 1 ? '' : ` (${times})`}${ending}`)
    try {
      await writeFile(path, chunks(), { flag: 'wx', mode: 0o600 })
      return path
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

export async function save(store: Store, asked: Asked, { write }: Terminal) {
  const { id, file } = await findById(store, asked.words[0])
  if (!file) throw new UsageError('This submission has no file.')
  // Names with a path are refused on receipt; `basename` is a second safeguard.
  const path = await writeNew(asked.words[1] ?? '.', basename(onOneLine(file.name)), () => store.inbox.chunks(id))
  write(asked.json ? `${json({ path, size: file.size })}\n` : `Saved as ${path}\n`)
}
