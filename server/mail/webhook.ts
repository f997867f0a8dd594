import { createHmac } from 'node:crypto'
import { codeOf, mailKinds, type Store, type StoredSubmission } from '#server/storage/index.ts'
import { subjectOf } from './messages.ts'
import { startQueue } from './queue.ts'

/** Where submissions are posted to, and the key of the signature. */
export interface Webhook {
  readonly url: string
  readonly secret: string
}

interface Dependencies {
  readonly store: Pick<Store, 'clock' | 'mailQueue' | 'inbox'>
  readonly webhook: Webhook
  readonly logError: (code: string) => void
  readonly now?: () => number
}

const timeout = 10_000

class WebhookError extends Error {
  readonly code: string
  constructor(readonly status: number) {
    super(`the webhook answered ${status}`)
    this.code = `HTTP_${status}`
  }
}

const bodyOf = (submission: StoredSubmission) => {
  const { id, kind, name, email, subject, fields, file, receivedAt } = submission
  const received = new Date(receivedAt).toISOString()
  return JSON.stringify({ id, kind, received, text: subjectOf(submission), name, email, subject, fields, file })
}

/** The headers of Standard Webhooks (standardwebhooks.com): the signature covers id, time and body. */
function signatureOf(id: string, body: string, seconds: number, secret: string) {
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}

/** Starts posting submissions as signed JSON. A receiver can get one twice, under the same id. */
export function startWebhook({ store, webhook: { url, secret }, logError, now = Date.now }: Dependencies) {
  return startQueue(
    {
      kinds: mailKinds.webhook,
      async send({ about }) {
        const submission = await store.inbox.get(about)
        if (!submission) return
        const body = bodyOf(submission)
        const headers = {
          'Content-Type': 'application/json',
          ...signatureOf(submission.id, body, Math.floor(now() / 1000), secret),
        }
        const signal = AbortSignal.timeout(timeout)
        const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
        await answer.body?.cancel()
        if (!answer.ok) throw new WebhookError(answer.status)
      },
      // The receiver does not take this one, rather than being away.
      isOwn: error => error instanceof WebhookError && [400, 413, 422].includes(error.status),
      codeOf: error => codeOf(error instanceof TypeError ? error.cause : error),
      close: () => undefined,
    },
    { store, logError, now },
  )
}
