import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes that are read back at a time. */
const chunkSize = 256 * 1024

/** A file that is coming in: on the disk, and not in memory. */
export interface Spool {
  write(chunk: Uint8Array): Promise<void>
  /** What has been written, again and again. */
  chunks(): AsyncIterable<Uint8Array>
  readonly size: () => number
  /** Of all that has been written. */
  readonly sha256: () => string
  close(): Promise<void>
}

/** A file without a name: however the process ends, nothing of it is left. */
async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

/** Opens a spool in the folder for temporary files, which `TMPDIR` names. */
export async function openSpool(): Promise<Spool> {
  const file = await openUnnamed()
  const hash = createHash('sha256')
  let size = 0
  return {
    async write(chunk) {
      await file.write(chunk, 0, chunk.length, size)
      hash.update(chunk)
      size += chunk.length
    },
    async *chunks() {
      // Each piece is used before the next one is read: one place is enough.
      const place = Buffer.allocUnsafeSlow(Math.min(chunkSize, size))
      for (let at = 0; at < size; ) {
        const { bytesRead } = await file.read(place, 0, place.length, at)
        if (bytesRead === 0) throw new Error('an upload has lost its end')
        at += bytesRead
        yield place.subarray(0, bytesRead)
      }
    },
    size: () => size,
    sha256: () => hash.copy().digest('hex'),
    close: () => file.close(),
  }
}
