import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import { resumeLimit } from '#api/forms/application.ts'
import { resumeContentProblem, resumeMediaType } from '#api/resume-content.ts'
import { type BodyLimits, receiveBody } from '#server/limits/body.ts'
import { Refusal } from '#server/limits/refusal.ts'
import type { ArrivedFile } from '#server/storage/index.ts'
import { addField, type Fields } from './read-text.ts'

const broken = 'The form data is broken.'

/** busboy gives each byte as one character, so that what is no UTF-8 is refused instead of quietly replaced. */
function textOf(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'))
  } catch {
    throw new Refusal(400, 'The text is not valid UTF-8.')
  }
}

function checkedFile(field: string, name: string, bytes: Buffer): ArrivedFile {
  if (field !== 'resume') throw new Refusal(400, 'The only file is the resume.')
  if (/[\\/\p{Control}]|^\.+$/u.test(name)) throw new Refusal(400, 'The file name must not contain a path.')
  if (name.length > 255) throw new Refusal(400, 'The file name is too long.')
  const problem = resumeContentProblem(name, bytes)
  if (problem) throw new Refusal(problem.status, problem.message)
  return { name, type: resumeMediaType(name), bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
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
 * Reads a multipart body as it comes in: at most 10 MB of file, one file, nothing on the disk; gives the file and adds the
 * fields to `fields`. Rejects with a `Refusal`: one of the file alone after the fields behind it, which the sender wants back.
 */
export async function readMultipart(
  incoming: IncomingMessage,
  limits: BodyLimits,
  fields: Fields,
): Promise<ArrivedFile | undefined> {
  const parser = createParser(incoming.headers)
  let file: ArrivedFile | undefined
  let refusal: Refusal | undefined
  let fileRefusal: Refusal | undefined
  const refuse = (status: Refusal['status'], message: string) => {
    refusal ??= new Refusal(status, message)
  }
  const refusalBy = (run: () => void): Refusal | undefined => {
    try {
      run()
    } catch (error) {
      return error instanceof Refusal ? error : new Refusal(400, broken)
    }
    return undefined
  }
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) return refuse(413, 'A field is larger than 1 MB.')
    refusal ??= refusalBy(() => addField(fields, name, textOf(value)))
  })
  parser.on('file', (field, stream, { filename = '' }) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A body that ends within the file; unheard, it would end the process.
    stream.on('error', () => refuse(400, broken))
    stream.on('limit', () => {
      fileRefusal = new Refusal(413, 'The resume is larger than 10 MB.')
    })
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks)
      // A form that is sent without a file has a part with neither name nor content.
      if (refusal || fileRefusal || (filename === '' && bytes.length === 0)) return
      fileRefusal = refusalBy(() => {
        file = checkedFile(field, filename, bytes)
      })
    })
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
  await receiveBody(incoming, limits, chunk => {
    if (refusal) throw refusal
    parser.write(chunk)
  })
  parser.end()
  await parsed
  const refused = refusal ?? fileRefusal
  if (refused) throw refused
  return file
}
