import { createHmac } from 'node:crypto'
import { type ClaimedMail, codeOf, errorWith, mailKinds, type StoredSubmission } from '#server/storage/index.ts'
import { subjectOf } from './messages.ts'
import { type QueueOptions, startQueue } from './queue.ts'

/** Where submissions are posted to, and the key of the signature. */
export interface Webhook {
  readonly url: string
  readonly secret: string
}

const timeout = 10_000

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
export function startWebhook({ url, secret }: Webhook, options: QueueOptions) {
  const { store, now = Date.now } = options

  async function send({ about }: ClaimedMail) {
    const submission = await store.inbox.get(about)
    if (!submission) return
    const body = bodyOf(submission)
    const signature = signatureOf(submission.id, body, Math.floor(now() / 1000), secret)
    const headers = { 'Content-Type': 'application/json', ...signature }
    const signal = AbortSignal.timeout(timeout)
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await answer.body?.cancel()
    if (!answer.ok) throw errorWith(`HTTP_${answer.status}`, `the webhook answered ${answer.status}`)
  }

  return startQueue(
    {
      kinds: mailKinds.webhook,
      send,
      // The receiver does not take this one, rather than being away.
      isOwn: error => /^HTTP_(400|413|422)$/.test(codeOf(error)),
    },
    options,
  )
}
