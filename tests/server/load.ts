import { setTimeout as sleep } from 'node:timers/promises'

/** The resume of an applicant. */
export const resumeOf = (name: string) => new File([`%PDF-1.7\n${name}\n`, 'x'.repeat(20_000)], 'cv.pdf')

/** Returns the path and the request of a message or, with a file, of an application, as a form sends it. */
function requestOf(name: string, hasFile: boolean): [path: string, init: RequestInit] {
  const headers = { 'Idempotency-Key': `key-${name}`, Accept: 'application/json' }
  const email = `${name}@load.example`
  if (!hasFile) {
    const body = JSON.stringify({ name: 'A', email, subject: name, message: `The words of ${name}` })
    return ['/api/contact', { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body }]
  }
  const body = new FormData()
  for (const [field, value] of Object.entries({ fullName: name, email, coverLetter: name })) body.append(field, value)
  body.append('resume', resumeOf(name))
  return ['/api/job-apply', { method: 'POST', headers, body }]
}

/** Sends until it is acknowledged, as the outbox does. Calls `onRetry` after each temporary refusal or network error. */
export async function send(origin: string, name: string, hasFile: boolean, onRetry = () => {}) {
  for (;;) {
    const [path, init] = requestOf(name, hasFile)
    const answer = await fetch(origin + path, init).catch(() => undefined)
    await answer?.text().catch(() => undefined)
    if (answer?.ok) return
    if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`${name} got ${answer.status}`)
    onRetry()
    await sleep(20 + Math.random() * 60)
  }
}

interface Named {
  readonly kind: string
  readonly subject: string
  readonly fields: Readonly<Record<string, string>>
}

/** The name under which a stored submission was sent. */
export const nameOf = ({ kind, subject, fields }: Named) => (kind === 'careers' ? (fields.fullName ?? '') : subject)
