import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { resumeLimit } from '#api/forms/application.ts'
import { createResumeCheck, resumeMediaType } from '#api/resume-content.ts'
import { type BodyLimits, type IncomingBody, receiveBody } from '#server/limits/body.ts'
import { Refusal } from '#server/limits/refusal.ts'
import type { SubmissionFile } from '#server/storage/index.ts'
import { textLimits } from './limits.ts'
import { addField, type Fields } from './read-text.ts'
import { openSpool } from './spool.ts'

const broken = 'The form data is broken.'

/** Decodes UTF-8. busboy is set to latin1 (one character per byte), so that invalid UTF-8 is refused instead of replaced. */
function textOf(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'))
  } catch {
    throw new Refusal(400, 'The text is not valid UTF-8.')
  }
}

/** An uploaded file, on disk until `close` is called. */
export interface UploadedFile extends SubmissionFile {
  close(): Promise<void>
}

function checkName(field: string, name: string) {
  if (field !== 'resume') throw new Refusal(400, 'The only file is the resume.')
  if (/[\\/\p{Control}]|^\.+$/u.test(name)) throw new Refusal(400, 'The file name must not contain a path.')
  if (name.length > 255) throw new Refusal(400, 'The file name is too long.')
}

/**
 * Streams a file to disk. Resolves with `undefined` for the empty part that browsers send when no file is chosen. Reads to
 * the end before it rejects, because the fields after the file are needed.
 */
async function takeFile(field: string, name: string, stream: Readable): Promise<UploadedFile | undefined> {
  const spool = await openSpool()
  try {
    const check = createResumeCheck(name)
    let tooLarge = false
    stream.on('limit', () => {
      tooLarge = true
    })
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      check.add(chunk)
      await spool.write(chunk)
    }
    if (tooLarge) throw new Refusal(413, 'The resume is larger than 10 MB.')
    if (name === '' && spool.size() === 0) {
      await spool.close()
      return undefined
    }
    checkName(field, name)
    const problem = check.problem()
    if (problem) throw new Refusal(problem.status, problem.message)
  } catch (error) {
    await spool.close()
    throw error
  }
  const { chunks, close } = spool
  return { name, type: resumeMediaType(name), size: spool.size(), sha256: spool.sha256(), chunks, close }
}

function createParser(headers: IncomingMessage['headers']) {
  try {
    return busboy({
      headers,
      // Keeps a path in the file name, so that `checkName` can refuse it.
      preservePath: true,
      defCharset: 'latin1',
      defParamCharset: 'utf8',
      limits: {
        // busboy counts a file of exactly `fileSize` bytes as too large.
        fileSize: resumeLimit + 1,
        files: 1,
        fields: 20,
        fieldNameSize: 100,
        fieldSize: textLimits.field,
        parts: 22,
        headerPairs: 20,
      },
    })
  } catch {
    throw new Refusal(400, 'The form data has no boundary.')
  }
}

/**
 * Parses a multipart body as a stream: at most one file of 10 MB, written to disk. Resolves with the file and adds the fields
 * to `fields`. Rejects with one `Refusal`: that of a body that is too large or late, else the first of the fields, else that
 * of the file. An invalid file is refused only after all fields are read, so that they can be returned.
 */
export async function readMultipart(
  sending: IncomingBody,
  limits: BodyLimits,
  fields: Fields,
): Promise<UploadedFile | undefined> {
  const parser = createParser(sending.incoming.headers)
  let taking: Promise<UploadedFile | undefined> | undefined
  let refusal: Refusal | undefined
  const refuse = (status: Refusal['status'], message: string) => {
    refusal ??= new Refusal(status, message)
  }
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) return refuse(413, 'The text is too long.')
    try {
      addField(fields, name, textOf(value))
    } catch (error) {
      refusal ??= error instanceof Refusal ? error : new Refusal(400, broken)
    }
  })
  parser.on('file', (field, stream, { filename = '' }) => {
    // Emitted when the body ends inside the file. Without a listener, the error would end the process.
    stream.on('error', () => undefined)
    taking = takeFile(field, filename, stream)
    // Handled after the whole body is read.
    taking.catch(() => undefined)
  })
  parser.on('filesLimit', () => refuse(400, 'There is more than one file.'))
  for (const limit of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => refuse(400, 'There are too many fields.'))
  const parsed = new Promise<void>(resolve => {
    parser.on('error', () => {
      refuse(400, broken)
      resolve()
    })
    parser.on('close', resolve)
  })
  const drained = () => Promise.race([new Promise(resolve => parser.once('drain', resolve)), parsed, taking])
  try {
    await receiveBody(sending, limits, chunk => {
      if (refusal) throw refusal
      return parser.write(chunk) ? undefined : drained()
    })
    parser.end()
    await parsed
    if (refusal) throw refusal
    return await taking
  } catch (error) {
    const reason = error instanceof Refusal ? error : (refusal ?? error)
    // Otherwise the file would wait for its end and stay open.
    parser.destroy()
    await taking?.then(file => file?.close()).catch(() => undefined)
    throw reason
  }
}
