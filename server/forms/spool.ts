import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes read back per chunk. */
const chunkSize = 256 * 1024

/** A temporary file on disk for an upload. */
export interface Spool {
  write(chunk: Uint8Array): Promise<void>
  /** Reads the content; can be called repeatedly. A chunk is valid until the next one. */
  chunks(): AsyncIterable<Uint8Array>
  readonly size: () => number
  /** SHA-256 of the content so far, in hex. */
  readonly sha256: () => string
  close(): Promise<void>
}

/** Opens a file and unlinks it, so that nothing remains after a crash. */
async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

/** Opens a spool in the temporary folder (`TMPDIR`). */
export async function openSpool(): Promise<Spool> {
  const file = await openUnnamed()
  const hash = createHash('sha256')
  let size = 0
  return {
    async write(chunk) {
      // Unlike `write`, it goes on until the whole chunk is written: a disk that is nearly full takes a part of it.
      await file.appendFile(chunk)
      hash.update(chunk)
      size += chunk.length
    },
    async *chunks() {
      // Each chunk is used before the next one is read, so one buffer is enough.
      const place = Buffer.allocUnsafeSlow(Math.min(chunkSize, size))
      for (let at = 0; at < size; ) {
        const { bytesRead } = await file.read(place, 0, place.length, at)
        if (bytesRead === 0) throw new Error('the temporary file of an upload is truncated')
        at += bytesRead
        yield place.subarray(0, bytesRead)
      }
    },
    size: () => size,
    sha256: () => hash.copy().digest('hex'),
    close: () => file.close(),
  }
}
