import type { IncomingMessage } from 'node:http'
import { jobIn } from '#forms/application.ts'
import { type EndpointName, formOf } from '#forms/endpoints.ts'
import type { FormName } from '#forms/submission.ts'
import { checkHoneypot } from '#forms/submission.ts'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import { type createBodyLimits, type IncomingBody, receiveBody } from '#server/limits/body.ts'
import { limits, Refusal } from '#server/limits/limits.ts'
import { senderOf } from '#server/limits/rate.ts'
import { canBeMailed } from '#server/mail/messages.ts'
import { type AcceptResult, codeOf, type NewSubmission } from '#server/storage/index.ts'
import { readMultipart, type UploadedFile } from './read-multipart.ts'
import { type Fields, readJson, readUrlencoded } from './read-text.ts'

/** Fields as they were sent. */
export type Sent = Readonly<Record<string, unknown>>

interface Dependencies {
  /** Stores a submission once; resolves after the commit. */
  readonly accept: (submission: NewSubmission, ipAddress: string) => Promise<AcceptResult>
  readonly bodyLimits: ReturnType<typeof createBodyLimits>
  /** The titles of the jobs, closed ones too: an application may have waited offline. */
  readonly jobs: () => readonly string[]
  readonly logError: (code: string) => void
}

/** The kind of submission that each form creates; it decides which mailbox is notified. */
const kindOf: Readonly<Record<FormName, NewSubmission['kind']>> = {
  'contact-form': 'contact',
  'support-form': 'support',
  'partnership-form': 'partnership',
  'application-form': 'careers',
  'newsletter-form': 'newsletter',
}

const mediaType = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()

/** Whether the browser submitted the form without scripts and shows the response as a page. */
export const isHtmlForm = (incoming: IncomingMessage) =>
  mediaType(incoming) !== 'application/json' && (incoming.headers.accept ?? '').includes('text/html')

/** The result of a form; `typed` holds the fields that could be read. */
export interface Outcome {
  readonly refusal?: Refusal
  readonly typed: Sent
  /** Whether the hidden field was filled in: nothing was stored. */
  readonly isSpam?: boolean
}

/** Receives one form: parses, validates and stores it. Never throws. */
export function createReceive({ accept, bodyLimits, jobs, logError }: Dependencies) {
  /** Parses a body. `read` receives the fields of a multipart form one by one, so that they survive a refusal. */
  async function parse(
    form: EndpointName,
    sending: IncomingBody,
    read: Fields,
  ): Promise<{ readonly fields: Sent; readonly file?: UploadedFile | undefined }> {
    const { incoming } = sending
    const type = mediaType(incoming)
    if (incoming.headers['content-encoding'] !== undefined) throw new Refusal(415, 'Send it unpacked.')
    if (type === 'multipart/form-data')
      return { fields: read, file: await readMultipart(sending, bodyLimits.withFile, read) }
    if (form === 'job-apply') throw new Refusal(415, 'Send the application as multipart/form-data.')
    const isJson = type === 'application/json'
    if (!isJson && type !== 'application/x-www-form-urlencoded') throw new Refusal(415, 'Send JSON.')
    const chunks: Buffer[] = []
    for await (const chunk of receiveBody(sending, isJson ? bodyLimits.json : bodyLimits.urlencoded)) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    return { fields: isJson ? readJson(bytes) : readUrlencoded(bytes) }
  }

  /** Validates the fields. Throws a `Refusal` when they are invalid. */
  function check(
    form: EndpointName,
    incoming: IncomingMessage,
    sent: Sent,
    file: NewSubmission['file'],
  ): NewSubmission {
    const key = incoming.headers['idempotency-key']?.toString()
    if (key !== undefined && (key.length > limits.key || !/^[\x21-\x7e]+$/.test(key)))
      throw new Refusal(400, 'The Idempotency-Key is not a key.')
    if (file && form !== 'job-apply') throw new Refusal(400, 'This form takes no file.')
    const { name, check: checkTyped, checkSent } = formOf(form, sent)
    const htmlForm = isHtmlForm(incoming)
    const result = (htmlForm ? checkTyped : checkSent)(sent, file)
    if ('problems' in result) {
      const problems = Object.values(result.problems)
      // The HTML page shows every problem. Scripts validate before they send, so one is enough for them.
      throw new Refusal(400, `${(htmlForm ? problems : problems.slice(0, 1)).join('. ')}.`)
    }
    const { fields } = result
    // The database stores neither.
    if (Object.values(fields).some(text => text.includes('\0') || !text.isWellFormed()))
      throw new Refusal(400, texts.character)
    // A subscription needs a confirmation mail, so the address has to be deliverable.
    if (form === 'newsletter' && !canBeMailed((fields.email ?? '').trim())) throw new Refusal(400, texts.unmailable)
    const job = form === 'job-apply' ? { job: jobIn(fields, jobs()) } : {}
    return { kind: kindOf[name], form, key, fields, file, ...job }
  }

  return async (form: EndpointName, incoming: IncomingMessage, ipAddress: string): Promise<Outcome> => {
    const read: Fields = Object.create(null)
    let typed: Sent | undefined
    let file: UploadedFile | undefined
    try {
      const received = await parse(form, { incoming, sender: senderOf(ipAddress) }, read)
      file = received.file
      const { isFilled, fields } = checkHoneypot(received.fields)
      typed = fields
      // Responds as if accepted, so that a bot learns nothing.
      if (isFilled) return { typed, isSpam: true }
      const accepted = await accept(check(form, incoming, fields, file), ipAddress)
      if (accepted === 'different') throw new Refusal(422, texts.again)
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
