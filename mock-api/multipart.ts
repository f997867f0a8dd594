import { createHash } from 'node:crypto'
import busboy from 'busboy'
import type { Request } from 'express'
import { resumeLimit } from '#api/forms/application.ts'
import { resumeContentProblem } from '#api/resume-content.ts'
import { Refusal } from './refusal.ts'

/** A received file: what a developer wants to know of it, not the file. */
export interface ReceivedFile {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
}

export interface Received {
  readonly fields: Readonly<Record<string, unknown>>
  readonly file?: ReceivedFile
}

function checkFile(name: string, bytes: Buffer) {
  if (/[\\/\p{Control}]|^\.+$/u.test(name)) throw new Refusal(400, 'The file name must not contain a path.')
  const problem = resumeContentProblem(name, bytes)
  if (problem) throw new Refusal(problem.status, problem.message)
}

/**
 * Reads a multipart body as a stream: at most 10 MB of file, one file, small fields, nothing on disk. Rejects with a
 * `Refusal`: 400 for what is broken, 413 for what is too large, 415 for a file of the wrong type.
 */
export function readMultipart(request: Request): Promise<Received> {
  return new Promise((resolve, reject) => {
    const refuse = (refusal: Refusal) => {
      request.unpipe()
      request.resume()
      reject(refusal)
    }
    let parser: ReturnType<typeof busboy>
    try {
      parser = busboy({
        headers: request.headers,
        // The name as it was sent: a path in it is to be seen, not quietly cut off.
        preservePath: true,
        defParamCharset: 'utf8',
        limits: { fileSize: resumeLimit + 1, files: 1, fields: 20, fieldSize: 1024 * 1024, parts: 22 },
      })
    } catch {
      reject(new Refusal(400, 'The form data has no boundary.'))
      return
    }
    const fields: Record<string, string> = Object.create(null)
    let file: ReceivedFile | undefined
    parser.on('field', (name, value) => {
      fields[name] = value
    })
    parser.on('file', (field, stream, { filename = '', mimeType }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', () => refuse(new Refusal(400, 'The form data is broken.')))
      stream.on('limit', () => refuse(new Refusal(413, 'The resume is larger than 10 MB.')))
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        // A form that is sent without a file has a part with neither name nor content.
        if (stream.truncated || (filename === '' && bytes.length === 0)) return
        try {
          if (field !== 'resume') throw new Refusal(400, 'The only file is the resume.')
          checkFile(filename, bytes)
          file = {
            name: filename,
            type: mimeType,
            size: bytes.length,
            sha256: createHash('sha256').update(bytes).digest('hex'),
          }
        } catch (error) {
          refuse(error instanceof Refusal ? error : new Refusal(400, 'The file could not be read.'))
        }
      })
    })
    parser.on('filesLimit', () => refuse(new Refusal(400, 'There is more than one file.')))
    parser.on('error', () => refuse(new Refusal(400, 'The form data is broken.')))
    parser.on('close', () => resolve({ fields: { ...fields }, ...(file && { file }) }))
    request.on('aborted', () => reject(new Refusal(400, 'The upload was broken off.')))
    request.pipe(parser)
  })
}
