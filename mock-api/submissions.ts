import type { Request, Response } from 'express'
import { type EndpointName, endpoints, formOf } from '#api/endpoints.ts'
import { isTrapped } from '#api/trap.ts'
import { type Received, type ReceivedFile, readMultipart } from './multipart.ts'
import { rejectedPage } from './readable-page.ts'
import { Refusal } from './refusal.ts'

/** An accepted submission, as `GET /__mock/submissions` lists it. */
export interface Stored {
  readonly form: EndpointName
  readonly at: string
  readonly values: Readonly<Record<string, unknown>>
  readonly file?: ReceivedFile
}

const keepAtMost = 200

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function read(form: EndpointName, request: Request): Promise<Received> {
  if (request.is('multipart/form-data')) return readMultipart(request)
  if (form === 'job-apply') throw new Refusal(415, 'Send the application as multipart/form-data.')
  if (!request.is('json') && !request.is('urlencoded')) throw new Refusal(415, 'Send JSON.')
  const body: unknown = request.body
  if (!isObject(body)) throw new Refusal(400, 'Send an object.')
  return { fields: body }
}

/** Says equal things of equal content, in whatever order it came. */
const contentOf = ({ fields, file }: Received) => JSON.stringify([Object.entries(fields).sort(), file])

/** Keeps what is accepted in memory; what comes again under its `Idempotency-Key` is kept once. */
export function createSubmissions() {
  let stored: Stored[] = []
  const receipts = new Map<string, string>()

  /** Throws a `Refusal` for what does not fit. */
  function keep(form: EndpointName, received: Received, plain: boolean, key: string | undefined) {
    const { fields, file } = received
    const { check, checkSent } = formOf(form, fields)
    const checked = (plain ? check : checkSent)(fields, file)
    if ('problems' in checked) throw new Refusal(400, `${Object.values(checked.problems)[0]}.`)
    const content = contentOf(received)
    const before = receipts.get(`${form} ${key}`)
    if (before === content) return
    if (before !== undefined) throw new Refusal(422, 'This was sent before with other words. Please send it again.')
    // A refusal is not remembered: the corrected form may come with the same key.
    if (key) receipts.set(`${form} ${key}`, content)
    stored = [...stored, { form, at: new Date().toISOString(), values: checked.fields, ...(file && { file }) }].slice(
      -keepAtMost,
    )
  }

  const handle = (form: EndpointName) => async (request: Request, response: Response) => {
    const plain = !request.is('json') && request.accepts(['json', 'html']) === 'html'
    let typed: Received['fields'] = {}
    try {
      const received = await read(form, request)
      const { trapped, fields } = isTrapped(received.fields)
      typed = fields
      if (!trapped) keep(form, { ...received, fields }, plain, request.get('Idempotency-Key'))
      if (plain) response.redirect(303, '/api/thank-you')
      else response.json({ ok: true })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'The request could not be handled.')
      if (!plain) return void response.status(refusal.status).json({ error: refusal.message })
      const page = {
        action: endpoints[form].path,
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
