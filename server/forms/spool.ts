import { createHash, randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes read back per chunk. */
const chunkSize = 256 * 1024

/** A temporary file on disk for an upload, in the folder `TMPDIR`. It has no name, so that nothing remains after a crash. */
export async function openSpool() {
  const path = join(tmpdir(), `upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  const hash = createHash('sha256')
  let size = 0
  return {
    async write(chunk: Uint8Array) {
      // Unlike `write`, it goes on until the whole chunk is written: a disk that is nearly full takes a part of it.
      await file.appendFile(chunk)
      hash.update(chunk)
      size += chunk.length
    },
    /** Reads the content; can be called repeatedly. A chunk is valid until the next one. */
    async *chunks(): AsyncGenerator<Uint8Array> {
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
    /** SHA-256 of the content so far, in hex. */
    sha256: () => hash.copy().digest('hex'),
    close: () => file.close(),
  }
}
