import { on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { resumeLimit } from '#forms/application.ts'
import { createResumeCheck, resumeMediaType } from '#forms/resume-content.ts'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import { type BodyLimits, type IncomingBody, receiveBody } from '#server/limits/body.ts'
import { limits, Refusal } from '#server/limits/limits.ts'
import type { SubmissionFile } from '#server/storage/index.ts'
import { addField, type Fields, textOf } from './read-text.ts'
import { openSpool } from './spool.ts'

/** An uploaded file, on disk until `close` is called. */
export interface UploadedFile extends SubmissionFile {
  close(): Promise<void>
}

/** A part of a body: a field, or a file whose `stream` has to be read before the next part. */
interface Part {
  readonly field: string
  readonly value?: Buffer
  readonly file?: { readonly name: string; readonly stream: Readable }
}

/** A parser that emits each `Part` as `part`, and a `Refusal` as its error. */
function createParser(headers: IncomingMessage['headers']) {
  const { count: fields, bytes: fieldSize, name: fieldNameSize } = limits.fields
  // busboy counts a file of exactly `fileSize` bytes as too large.
  const most = { fields, fieldSize, fieldNameSize, files: 1, fileSize: resumeLimit + 1, parts: fields + 2 }
  // The search for a boundary that is longer than RFC 2046 allows takes seconds.
  if ((headers['content-type'] ?? '').length > limits.contentType) throw new Refusal(400, 'The boundary is too long.')
  let parser: busboy.Busboy
  try {
    parser = busboy({
      headers,
      // Keeps a path in the file name, so that `checkName` can refuse it.
      preservePath: true,
      // One character per byte, so that invalid UTF-8 is refused instead of replaced.
      defCharset: 'latin1',
      defParamCharset: 'utf8',
      limits: { ...most, headerPairs: 20 },
    })
  } catch {
    throw new Refusal(400, 'The form data has no boundary.')
  }
  // After a refusal, busboy goes on to the end of the chunk: a file that begins there would never end.
  const emit = (part: Part) => parser.destroyed || parser.emit('part', part)
  const refuse = (status: 400 | 413, problem: string) => parser.destroy(new Refusal(status, problem))
  return (
    parser
      .on('field', (field = '', value, { nameTruncated, valueTruncated, encoding }) => {
        if (nameTruncated || valueTruncated) return refuse(413, texts.textTooLong)
        // A part that names a charset of its own is decoded by it, beyond latin1.
        if (!/^(?:7bit|8bit|binary)$/i.test(encoding) || /[^\0-\xff]/.test(value))
          return refuse(400, 'Send texts as UTF-8, without a charset or an encoding of their own.')
        emit({ field, value: Buffer.from(value, 'latin1') })
      })
      .on('file', (field, stream, { filename: name = '' }) => {
        // It may fail before it is read, which would end the process.
        emit({ field, file: { name, stream: stream.on('error', () => undefined) } })
      })
      // After the last part nobody iterates, and an error without a listener would end the process.
      .on('error', () => undefined)
      .on('filesLimit', () => refuse(400, texts.oneFile))
      .on('fieldsLimit', () => refuse(400, 'There are too many fields.'))
      .on('partsLimit', () => refuse(400, 'There are too many fields.'))
  )
}

/** Iterates over the parts of a body while it is received. Throws the `Refusal` of a body that is broken, too large or late. */
async function* partsOf(sending: IncomingBody, bodyLimits: BodyLimits): AsyncGenerator<Part> {
  const parser = createParser(sending.incoming.headers)
  const parts = on(parser, 'part', { close: ['close'] }) as AsyncIterable<[Part]>
  const stop = new AbortController()
  // Its error ends the parser, and by that the iteration.
  const received = pipeline(receiveBody(sending, bodyLimits, stop), parser).catch(() => undefined)
  try {
    for await (const [part] of parts) yield part
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The form data is broken.')
  } finally {
    stop.abort()
    // A file that nobody reads to its end would stay open.
    parser.destroy()
    await received
  }
}

function checkName(field: string, name: string) {
  if (field !== 'resume') throw new Refusal(400, 'The only file is the resume.')
  if (/[\\/\p{Control}]|^\.+$/u.test(name)) throw new Refusal(400, 'The file name must not contain a path.')
  if (name.length > 255) throw new Refusal(400, texts.nameTooLong)
}

/** Streams a file to disk. Resolves with `undefined` for the empty part that browsers send when no file is chosen. */
async function takeFile(field: string, { name, stream }: NonNullable<Part['file']>): Promise<UploadedFile | undefined> {
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
    if (tooLarge) throw new Refusal(413, texts.resumeTooLarge)
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

/**
 * Reads a multipart body: at most one file of 10 MB, written to disk. Resolves with the file and adds the fields to `fields`.
 * Rejects with a `Refusal`. An invalid file is refused only after all fields are read, so that they can be returned.
 */
export async function readMultipart(
  sending: IncomingBody,
  bodyLimits: BodyLimits,
  fields: Fields,
): Promise<UploadedFile | undefined> {
  let file: UploadedFile | undefined
  let problem: Refusal | undefined
  try {
    for await (const { field, value, file: sent } of partsOf(sending, bodyLimits))
      if (value) addField(fields, field, textOf(value))
      else if (sent)
        file = await takeFile(field, sent).catch((error: unknown) => {
          // The next part tells why a body broke off in its file.
          if (!(error instanceof Refusal) && error !== sent.stream.errored) throw error
          problem = error instanceof Refusal ? error : undefined
          return undefined
        })
    if (problem) throw problem
    return file
  } catch (error) {
    await file?.close()
    throw error
  }
}
