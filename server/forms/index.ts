import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { company } from '#content/company.ts'
import { jobIn } from '#forms/application.ts'
import { type EndpointName, endpoints, formOf } from '#forms/endpoints.ts'
import { checkHoneypot, type FormName } from '#forms/submission.ts'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import type { App, Asked } from '#server/answers.ts'
import type { Admission } from '#server/limits/admission.ts'
import { type createBodyLimits, type IncomingBody, receiveBody } from '#server/limits/body.ts'
import { limits, Refusal } from '#server/limits/limits.ts'
import { senderOf } from '#server/limits/rate.ts'
import { canBeMailed } from '#server/mail/messages.ts'
import { type AcceptResult, codeOf, type NewSubmission } from '#server/storage/index.ts'
import { readMultipart } from './read-multipart.ts'
import { type Fields, readJson, readUrlencoded } from './read-text.ts'
import { checkYourMail, refused, refusedUnread, type Sent, thankYou } from './result-pages.ts'
import type { UploadedFile } from './upload.ts'

interface Dependencies {
  readonly allowedOrigins: readonly string[]
  readonly refusalOf: Admission['refusalOf']
  /** Stores a submission once; resolves after the commit. */
  readonly accept: (submission: NewSubmission, ipAddress: string) => Promise<AcceptResult>
  readonly bodyLimits: ReturnType<typeof createBodyLimits>
  /** The titles of the jobs, closed ones too: an application may have waited offline. */
  readonly jobs: () => readonly string[]
  readonly logError: (code: string) => void
  readonly onResult?: ((form: EndpointName, outcome: Outcome) => void) | undefined
}

/** The result of a form; `typed` holds the fields that could be read. */
export interface Outcome {
  readonly refusal?: Refusal
  readonly typed: Sent
  /** Whether the hidden field was filled in: nothing was stored. */
  readonly isSpam?: boolean
}

/** The pages that a form without scripts redirects to after success. */
const resultPaths = { thanks: '/api/thank-you', mail: '/api/newsletter/sent' } as const

/** The kind of submission that each form creates; it decides which mailbox is notified. */
const kindOf: Readonly<Record<FormName, NewSubmission['kind']>> = {
  'contact-form': 'contact',
  'support-form': 'support',
  'partnership-form': 'partnership',
  'application-form': 'careers',
  'newsletter-form': 'newsletter',
}

const { origin: siteOrigin } = new URL(company.siteUrl)
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * The refusal of a form that another site submits. Browsers send `Origin` and `Sec-Fetch-Site`; a client that sends neither is
 * not a browser, which is safe, because the API has no sessions.
 */
export function foreignRefusal(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  allowed: readonly string[],
): Refusal | undefined {
  const own = origin === undefined || origin === siteOrigin || (host !== undefined && hostOf(origin) === host)
  const sameSite = site === undefined || site === 'same-origin' || site === 'none'
  if ((own && sameSite) || (origin !== undefined && allowed.includes(origin))) return undefined
  return new Refusal(403, texts.foreign)
}

const mediaType = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()

/** Whether the browser submitted the form without scripts and shows the response as a page. */
export const isHtmlForm = (incoming: IncomingMessage) =>
  mediaType(incoming) !== 'application/json' && (incoming.headers.accept ?? '').includes('text/html')

interface Parsed {
  readonly fields: Sent
  readonly file?: UploadedFile | undefined
}

/** Parses a body. `read` receives the fields of a multipart form one by one, so that they survive a refusal. */
async function parse(
  form: EndpointName,
  sending: IncomingBody,
  bodyLimits: Dependencies['bodyLimits'],
  read: Fields,
): Promise<Parsed> {
  const type = mediaType(sending.incoming)
  if (sending.incoming.headers['content-encoding'] !== undefined) throw new Refusal(415, 'Send it unpacked.')
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
  { fields: sent, file }: Parsed,
  jobs: Dependencies['jobs'],
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

/** Adds `POST /api/contact`, `/api/job-apply`, `/api/newsletter`, and the result pages for forms without scripts. */
export function formRoutes(app: App, dependencies: Dependencies) {
  const { accept, allowedOrigins, bodyLimits, jobs, logError, onResult, refusalOf } = dependencies

  /** Parses, validates and stores one form. Never throws. */
  async function receive(form: EndpointName, incoming: IncomingMessage, ipAddress: string): Promise<Outcome> {
    const read: Fields = Object.create(null)
    let typed: Sent | undefined
    let file: UploadedFile | undefined
    try {
      const parsed = await parse(form, { incoming, sender: senderOf(ipAddress) }, bodyLimits, read)
      file = parsed.file
      const { isFilled, fields } = checkHoneypot(parsed.fields)
      typed = fields
      // Responds as if accepted, so that a bot learns nothing.
      if (isFilled) return { typed, isSpam: true }
      const accepted = await accept(check(form, incoming, { fields, file }, jobs), ipAddress)
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

  async function answer(c: Asked, form: EndpointName): Promise<Response> {
    const { incoming } = c.env
    const { ipAddress } = c.var.client
    const unread = foreignRefusal(incoming.headers, allowedOrigins) ?? (await refusalOf(form, ipAddress))
    const outcome = unread ? { typed: {}, refusal: unread } : await receive(form, incoming, ipAddress)
    onResult?.(form, outcome)
    const { typed, refusal } = outcome
    const htmlForm = isHtmlForm(incoming)
    if (!refusal) {
      if (!htmlForm) return c.json({ ok: true })
      return c.redirect(form === 'newsletter' ? resultPaths.mail : resultPaths.thanks, 303)
    }
    const { status, message, retryAfter } = refusal
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
    if (!htmlForm) return c.json({ error: message }, status, headers)
    const isUnread = Object.keys(typed).length === 0 || Object.values(typed).join('').length > limits.page
    const page = isUnread ? refusedUnread(message) : refused(form, typed, message)
    return c.render(page, status, headers)
  }

  for (const [form, { path }] of Object.entries(endpoints)) {
    app.post(path, c => answer(c, form as EndpointName))
    app.all(path, c => c.json({ error: 'Only POST works here.' }, 405, { Allow: 'POST' }))
  }
  app.get(resultPaths.thanks, c => c.render(thankYou))
  app.get(resultPaths.mail, c => c.render(checkYourMail))
}
