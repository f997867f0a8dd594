import type { Request, Response } from 'express'
import { fieldErrors, type PartnershipValues, schemas } from '#api/schemas.ts'
import { partnershipContact, type SubmissionName, submissions, supportSubject } from '#api/submissions.ts'
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

interface Answer {
  readonly status: number
  readonly body: { readonly error?: string; readonly ok?: true }
}

/** Forms that send their own fields without scripts, as the submission that scripts would have made of them. */
function fromPlainForm(form: SubmissionName, fields: Record<string, string>): Record<string, unknown> {
  if (form !== 'contact') return fields
  if ('goals' in fields) return partnershipContact(fields as unknown as PartnershipValues)
  return 'category' in fields ? { ...fields, subject: supportSubject(fields) } : fields
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keeps what is accepted in memory, and answers a repeated `Idempotency-Key` with its first answer. */
export function createSubmissions() {
  let stored: Stored[] = []
  const answers = new Map<string, Promise<Answer>>()

  async function read(form: SubmissionName, request: Request) {
    if (request.is('multipart/form-data')) return readMultipart(request)
    if (form === 'job-apply') throw new Refusal(415, 'Send the application as multipart/form-data.')
    if (!request.is('json') && !request.is('urlencoded')) throw new Refusal(415, 'Send JSON.')
    const body: unknown = request.body
    if (!isObject(body)) throw new Refusal(400, 'Send an object.')
    return { fields: body }
  }

  async function accept(
    form: SubmissionName,
    fields: Record<string, unknown>,
    file: ReceivedFile | undefined,
  ): Promise<Answer> {
    const errors = fieldErrors(form, fields)
    const [first] = Object.entries(errors)
    if (first)
      throw new Refusal(400, first[0] in schemas[form].entries ? `${first[1]}.` : `Unknown field: ${first[0]}.`)
    if (form === 'job-apply' && !file) throw new Refusal(400, 'Choose your resume.')
    stored = [...stored, { form, at: new Date().toISOString(), values: fields, ...(file && { file }) }].slice(
      -keepAtMost,
    )
    return { status: 200, body: { ok: true } }
  }

  const handle = (form: SubmissionName) => async (request: Request, response: Response) => {
    const plain = !request.is('json') && Boolean(request.accepts(['json', 'html']) === 'html')
    let typed: Record<string, unknown> = {}
    const run = async (): Promise<Answer> => {
      const received = await read(form, request)
      typed = received.fields
      return accept(
        form,
        plain ? fromPlainForm(form, received.fields as Record<string, string>) : received.fields,
        'file' in received ? received.file : undefined,
      )
    }
    const key = request.get('Idempotency-Key')
    const known = key ? answers.get(`${form} ${key}`) : undefined
    const answer = known ?? run()
    if (key && !known) {
      answers.set(`${form} ${key}`, answer)
      // A refusal is not an answer to keep: the corrected form comes with the same key.
      answer.catch(() => answers.delete(`${form} ${key}`))
    }
    try {
      const { status, body } = await answer
      if (known) request.resume()
      if (plain) response.redirect(303, '/api/thank-you')
      else response.status(status).json(body)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'The request could not be handled.')
      if (!plain) return void response.status(refusal.status).json({ error: refusal.message })
      const fields = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)]))
      const page = {
        action: submissions[form].path,
        multipart: Boolean(request.is('multipart/form-data')),
        message: refusal.message,
        fields,
      }
      response.status(refusal.status).type('html').send(rejectedPage(page))
    }
  }

  return {
    handle,
    list: () => stored,
    clear: () => {
      stored = []
      answers.clear()
    },
  }
}
