import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type busboy from 'busboy'
import { createResumeCheck, resumeMediaType } from '#forms/resume-content.ts'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import { Refusal } from '#server/limits/limits.ts'
import type { SubmissionFile } from '#server/storage/index.ts'

/** An uploaded file, on disk until `close` is called. */
export interface UploadedFile extends SubmissionFile {
  close(): Promise<void>
}

/** Bytes read back per chunk. */
const chunkSize = 256 * 1024

/** Opens a temporary file in the folder `TMPDIR`. It has no name, so that nothing remains after a crash. */
async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

/** Reads the content of a file. A chunk is valid until the next one. */
async function* chunksOf(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  // Each chunk is used before the next one is read, so one buffer is enough.
  const place = Buffer.allocUnsafeSlow(Math.min(chunkSize, size))
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(place, 0, place.length, at)
    if (bytesRead === 0) throw new Error('the temporary file of an upload is truncated')
    at += bytesRead
    yield place.subarray(0, bytesRead)
  }
}

function checkName(field: string, name: string) {
  if (field !== 'resume') throw new Refusal(400, 'The only file is the resume.')
  if (/[\\/\p{Control}]|^\.+$/u.test(name)) throw new Refusal(400, 'The file name must not contain a path.')
  if (name.length > 255) throw new Refusal(400, texts.nameTooLong)
}

/** Streams a file to disk. Resolves with `undefined` for the empty part that browsers send when no file is chosen. */
export async function takeFile(
  field: string,
  name: string,
  stream: Parameters<busboy.BusboyEvents['file']>[1],
): Promise<UploadedFile | undefined> {
  const file = await openUnnamed()
  const close = () => file.close()
  try {
    const check = createResumeCheck(name)
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      check.add(chunk)
      hash.update(chunk)
      // Unlike `write`, it goes on until the whole chunk is written: a disk that is nearly full takes a part of it.
      await file.appendFile(chunk)
      size += chunk.length
    }
    if (stream.truncated) throw new Refusal(413, texts.resumeTooLarge)
    if (name === '' && size === 0) {
      await close()
      return undefined
    }
    checkName(field, name)
    const problem = check.problem()
    if (problem) throw new Refusal(problem.status, problem.message)
    const type = resumeMediaType(name)
    return { name, type, size, sha256: hash.digest('hex'), chunks: () => chunksOf(file, size), close }
  } catch (error) {
    await close()
    throw error
  }
}
