import { readFile } from 'node:fs/promises'

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes of files that were asked for lately, at most `limit` of them in all; one file at most an eighth of it. */
export function createFileCache(limit = 16 * 1024 * 1024) {
  const kept = new Map<string, Bytes>()
  let size = 0

  function keep(path: string, bytes: Bytes) {
    if (kept.has(path) || bytes.length > limit / 8) return
    kept.set(path, bytes)
    size += bytes.length
    for (const [oldest, { length }] of kept) {
      if (size <= limit) return
      kept.delete(oldest)
      size -= length
    }
  }

  return {
    /** What is kept of a file, at once. */
    kept: (path: string): Bytes | undefined => kept.get(path),
    /** The bytes of a file from the disk. Rejects when it is gone. */
    async read(path: string): Promise<Bytes> {
      const bytes = new Uint8Array(await readFile(path))
      keep(path, bytes)
      return bytes
    },
  }
}
