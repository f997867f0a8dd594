import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { resumeLimit } from '#api/forms/application.ts'
import { createResumeCheck, resumeMediaType } from '#api/resume-content.ts'
import { type BodyLimits, type IncomingBody, receiveBody } from '#server/limits/body.ts'
import { Refusal } from '#server/limits/refusal.ts'
import type { SubmissionFile } from '#server/storage/index.ts'
import { addField, type Fields } from './read-text.ts'
import { openSpool } from './spool.ts'

const broken = 'The form data is broken.'

/** busboy gives each byte as one character, so that what is no UTF-8 is refused instead of quietly replaced. */
function textOf(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'))
  } catch {
    throw new Refusal(400, 'The text is not valid UTF-8.')
  }
}

/** A file that has come in and is on the disk until it is closed. */
export interface UploadedFile extends SubmissionFile {
  close(): Promise<void>
}

function checkName(field: string, name: string) {
  if (field !== 'resume') throw new Refusal(400, 'The only file is the resume.')
  if (/[\\/\p{Control}]|^\.+$/u.test(name)) throw new Refusal(400, 'The file name must not contain a path.')
  if (name.length > 255) throw new Refusal(400, 'The file name is too long.')
}

/**
 * Takes a file to the disk as it comes in. Gives nothing for the part without name and content that a form has when no file
 * was chosen. Reads to the end before it rejects: the fields behind the file are wanted.
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
      // The name as it was sent: a path in it is to be seen, not quietly cut off.
      preservePath: true,
      defCharset: 'latin1',
      defParamCharset: 'utf8',
      limits: {
        // It counts a file of exactly so many bytes as too large.
        fileSize: resumeLimit + 1,
        files: 1,
        fields: 20,
        fieldNameSize: 100,
        fieldSize: 1024 * 1024,
        parts: 22,
        headerPairs: 20,
      },
    })
  } catch {
    throw new Refusal(400, 'The form data has no boundary.')
  }
}

/**
 * Reads a multipart body as it comes in: at most 10 MB of file, one file, on the disk; gives the file and adds the fields to
 * `fields`. Rejects with a `Refusal`: one of the file alone after the fields behind it, which the sender wants back.
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
    if (nameTruncated || valueTruncated) return refuse(413, 'A field is larger than 1 MB.')
    try {
      addField(fields, name, textOf(value))
    } catch (error) {
      refusal ??= error instanceof Refusal ? error : new Refusal(400, broken)
    }
  })
  parser.on('file', (field, stream, { filename = '' }) => {
    // A body that ends within the file, perhaps before anybody reads it; unheard, it would end the process.
    stream.on('error', () => undefined)
    taking = takeFile(field, filename, stream)
    // Looked at when all has come in.
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
    // The file would wait for its end, and be kept open.
    parser.destroy()
    await taking?.then(file => file?.close()).catch(() => undefined)
    throw reason
  }
}
