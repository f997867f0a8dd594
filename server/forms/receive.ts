import type { IncomingMessage } from 'node:http'
import type { EndpointName } from '#forms/endpoints.ts'
import { checkHoneypot } from '#forms/honeypot.ts'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import { type createBodyLimits, type IncomingBody, receiveBody } from '#server/limits/body.ts'
import { Refusal } from '#server/limits/limits.ts'
import { senderOf } from '#server/limits/rate.ts'
import { type AcceptResult, codeOf, type NewSubmission } from '#server/storage/index.ts'
import { checkForm, type ReceivedForm } from './check.ts'
import { readMultipart, type UploadedFile } from './read-multipart.ts'
import { type Fields, readJson, readUrlencoded } from './read-text.ts'

type BodyLimits = ReturnType<typeof createBodyLimits>

interface Dependencies {
  /** Stores a submission once; resolves after the commit. */
  readonly accept: (submission: NewSubmission, ipAddress: string) => Promise<AcceptResult>
  readonly limits: BodyLimits
  /** The titles of the jobs, closed ones too: an application may have waited offline. */
  readonly jobs: () => readonly string[]
  readonly logError: (code: string) => void
}

const mediaType = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()

/** Whether the browser submitted the form without scripts and shows the response as a page. */
export const isHtmlForm = (incoming: IncomingMessage) =>
  mediaType(incoming) !== 'application/json' && (incoming.headers.accept ?? '').includes('text/html')

/** Parses a body. `read` receives the fields of a multipart form one by one, so that they survive a refusal. */
async function readForm(
  form: EndpointName,
  sending: IncomingBody,
  limits: BodyLimits,
  read: Fields,
): Promise<{ readonly fields: ReceivedForm['fields']; readonly file?: UploadedFile | undefined }> {
  const { incoming } = sending
  const type = mediaType(incoming)
  if (incoming.headers['content-encoding'] !== undefined) throw new Refusal(415, 'Send it unpacked.')
  if (type === 'multipart/form-data') return { fields: read, file: await readMultipart(sending, limits.withFile, read) }
  if (form === 'job-apply') throw new Refusal(415, 'Send the application as multipart/form-data.')
  const isJson = type === 'application/json'
  if (!isJson && type !== 'application/x-www-form-urlencoded') throw new Refusal(415, 'Send JSON.')
  const chunks: Buffer[] = []
  for await (const chunk of receiveBody(sending, isJson ? limits.json : limits.urlencoded)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return { fields: isJson ? readJson(bytes) : readUrlencoded(bytes) }
}

/** The result of a form; `typed` holds the fields that could be read. */
export interface Outcome {
  readonly refusal?: Refusal
  readonly typed: ReceivedForm['fields']
  /** Whether the hidden field was filled in: nothing was stored. */
  readonly isSpam?: boolean
}

/** Receives one form: parses, validates and stores it. Never throws. */
export function createReceive({ accept, limits, jobs, logError }: Dependencies) {
  return async (form: EndpointName, incoming: IncomingMessage, ipAddress: string): Promise<Outcome> => {
    const read: Fields = Object.create(null)
    let typed: ReceivedForm['fields'] | undefined
    let file: UploadedFile | undefined
    try {
      const received = await readForm(form, { incoming, sender: senderOf(ipAddress) }, limits, read)
      file = received.file
      const { isFilled, fields } = checkHoneypot(received.fields)
      typed = fields
      // Responds as if accepted, so that a bot learns nothing.
      if (isFilled) return { typed, isSpam: true }
      const key = incoming.headers['idempotency-key']?.toString()
      const submission = checkForm({ form, fields, file, htmlForm: isHtmlForm(incoming), key }, jobs)
      if ((await accept(submission, ipAddress)) === 'different') throw new Refusal(422, texts.again)
      return { typed }
    } catch (error) {
      typed ??= checkHoneypot(read).fields
      if (error instanceof Refusal) return { typed, refusal: error }
      logError(codeOf(error))
      return { typed, refusal: new Refusal(503, texts.notKept, 5) }
    } finally {
      await file?.close()
    }
  }
}
