import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Store } from '#server/storage/index.ts'
import { type Asked, UsageError } from './options.ts'
import { json, onOneLine } from './printable.ts'
import { findById } from './submissions.ts'
import type { Terminal } from './terminal.ts'

/** Truncates a name to 230 bytes: file systems allow 255 bytes, and a number and an extension follow. */
function shortened(text: string): string {
  let kept = text.slice(0, 230)
  while (Buffer.byteLength(kept) > 230) kept = kept.slice(0, -1)
  return kept.toWellFormed()
}

/** Writes a file under an unused name; never overwrites. */
async function writeNew(folder: string, name: string, chunks: () => AsyncIterable<Uint8Array>): Promise<string> {
  await mkdir(folder, { recursive: true })
  const at = name.lastIndexOf('.')
  const start = shortened(name.slice(0, at))
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
