import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { resumeLimit } from '#forms/application.ts'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import { type BodyLimits, type IncomingBody, receiveBody } from '#server/limits/body.ts'
import { limits, Refusal } from '#server/limits/limits.ts'
import { addField, type Fields, textOf } from './read-text.ts'
import { takeFile, type UploadedFile } from './upload.ts'

function createParser(headers: IncomingMessage['headers']): busboy.Busboy {
  const { count: fields, bytes: fieldSize, name: fieldNameSize } = limits.fields
  // busboy counts a file of exactly `fileSize` bytes as too large.
  const most = { fields, fieldSize, fieldNameSize, files: 1, fileSize: resumeLimit + 1, parts: fields + 2 }
  // The search for a boundary that is longer than RFC 2046 allows takes seconds.
  if ((headers['content-type'] ?? '').length > limits.contentType) throw new Refusal(400, 'The boundary is too long.')
  try {
    return busboy({
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
  const parser = createParser(sending.incoming.headers)
  const stop = new AbortController()
  let taking: Promise<UploadedFile | undefined> = Promise.resolve(undefined)
  let diskError: unknown
  const refuse = (status: 400 | 413, problem: string) => parser.destroy(new Refusal(status, problem))

  function take(field = '', value: string, { nameTruncated, valueTruncated, encoding }: busboy.FieldInfo) {
    if (nameTruncated || valueTruncated) throw new Refusal(413, texts.textTooLong)
    // A part that names a charset of its own is decoded by it, beyond latin1.
    if (!/^(?:7bit|8bit|binary)$/i.test(encoding) || /[^\0-\xff]/.test(value))
      throw new Refusal(400, 'Send texts as UTF-8, without a charset or an encoding of their own.')
    addField(fields, field, textOf(Buffer.from(value, 'latin1')))
  }

  parser
    .on('field', (...part) => {
      try {
        // After a refusal, busboy goes on to the end of the chunk.
        if (!parser.destroyed) take(...part)
      } catch (error) {
        parser.destroy(error as Refusal)
      }
    })
    .on('file', (field, stream, { filename = '' }) => {
      // A file that begins after a refusal would never end.
      if (parser.destroyed) return
      // It may fail before it is read, which would end the process.
      stream.on('error', () => undefined)
      taking = takeFile(field, filename, stream)
      taking.catch((error: unknown) => {
        // A body that breaks off breaks its file.
        if (error instanceof Refusal || error === stream.errored) return
        diskError = error
        parser.destroy(error as Error)
      })
    })
    .on('error', error => stop.abort(error))
    .on('filesLimit', () => refuse(400, texts.oneFile))
    .on('fieldsLimit', () => refuse(400, 'There are too many fields.'))
    .on('partsLimit', () => refuse(400, 'There are too many fields.'))
  try {
    await pipeline(receiveBody(sending, bodyLimits, stop), parser)
    return await taking
  } catch (error) {
    await taking.then(file => file?.close()).catch(() => undefined)
    throw error instanceof Refusal || error === diskError ? error : new Refusal(400, 'The form data is broken.')
  }
}
