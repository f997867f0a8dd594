import type { Request, Response } from 'express'
import type { TypedValues } from '#api/form-values.ts'
import { plainForm } from '#api/plain-form.ts'
import { fieldErrors, schemas } from '#api/schemas.ts'
import { type SubmissionName, submissions } from '#api/submissions.ts'
import { type ReceivedFile, readMultipart } from './multipart.ts'
import { rejectedPage } from './readable-page.ts'
import { Refusal } from './refusal.ts'

/** An accepted submission, as `GET /__mock/submissions` lists it. */
export interface Stored {
  readonly form: SubmissionName
  readonly at: string
  readonly values: Readonly<Record<string, unknown>>
  readonly file?: ReceivedFile
}

const keepAtMost = 200

type Fields = Readonly<Record<string, unknown>>

/** Throws for fields that do not fit. */
function check(schema: keyof typeof schemas, fields: Fields) {
  const [first] = Object.entries(fieldErrors(schema, fields))
  if (!first) return
  throw new Refusal(400, first[0] in schemas[schema].entries ? `${first[1]}.` : `Unknown field: ${first[0]}.`)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function read(form: SubmissionName, request: Request): Promise<{ fields: Fields; file?: ReceivedFile }> {
  if (request.is('multipart/form-data')) return readMultipart(request)
  if (form === 'job-apply') throw new Refusal(415, 'Send the application as multipart/form-data.')
  if (!request.is('json') && !request.is('urlencoded')) throw new Refusal(415, 'Send JSON.')
  const body: unknown = request.body
  if (!isObject(body)) throw new Refusal(400, 'Send an object.')
  return { fields: body }
}

/** Says equal things of equal content, in whatever order it came. */
const contentOf = (fields: Fields, file: ReceivedFile | undefined) =>
  JSON.stringify([Object.entries(fields).sort(), file])

/** Keeps what is accepted in memory; what comes again under its `Idempotency-Key` is kept once. */
export function createSubmissions() {
  let stored: Stored[] = []
  const receipts = new Map<string, string>()

  function keep(form: SubmissionName, fields: Fields, file: ReceivedFile | undefined, key: string | undefined) {
    check(form, fields)
    if (form === 'job-apply' && !file) throw new Refusal(400, 'Choose your resume.')
    const content = contentOf(fields, file)
    const before = receipts.get(`${form} ${key}`)
    if (before === content) return
    if (before !== undefined) throw new Refusal(422, 'This was sent before with other words. Please send it again.')
    // A refusal is not remembered: the corrected form may come with the same key.
    if (key) receipts.set(`${form} ${key}`, content)
    stored = [...stored, { form, at: new Date().toISOString(), values: fields, ...(file && { file }) }].slice(
      -keepAtMost,
    )
  }

  const handle = (form: SubmissionName) => async (request: Request, response: Response) => {
    const plain = !request.is('json') && request.accepts(['json', 'html']) === 'html'
    let typed: Fields = {}
    try {
      const { fields, file } = await read(form, request)
      typed = fields
      const own = plain ? plainForm(form, fields as TypedValues) : { schema: form, submission: fields }
      if (own.schema !== form) check(own.schema, fields)
      keep(form, own.submission, file, request.get('Idempotency-Key'))
      if (plain) response.redirect(303, '/api/thank-you')
      else response.json({ ok: true })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'The request could not be handled.')
      if (!plain) return void response.status(refusal.status).json({ error: refusal.message })
      const page = {
        action: submissions[form].path,
        multipart: Boolean(request.is('multipart/form-data')),
        message: refusal.message,
        fields: Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)])),
      }
      response.status(refusal.status).type('html').send(rejectedPage(page))
    }
  }

  return {
    handle,
    list: () => stored,
    clear: () => {
      stored = []
      receipts.clear()
    },
  }
}
