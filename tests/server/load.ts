import { setTimeout as sleep } from 'node:timers/promises'
import { vi } from 'vitest'
import { postApplication, postTo } from './test-server.ts'

/** The resume of an applicant. */
export const resumeOf = (name: string) => new File([`%PDF-1.7\n${name}\n`, 'x'.repeat(20_000)], 'cv.pdf')

/** Sends a message or, with a file, an application, as a form does. */
function post(origin: string, name: string, hasFile: boolean) {
  const headers = { 'Idempotency-Key': `key-${name}`, Accept: 'application/json' }
  const email = `${name}@load.example`
  return hasFile
    ? postApplication(origin, { fullName: name, email, coverLetter: name }, resumeOf(name), headers)
    : postTo(origin, { name: 'A', email, subject: name, message: `The words of ${name}` }, headers)
}

/** Resolves when it is so. Rejects when the work fails before, instead of waiting for ever. */
export function until(isSo: () => unknown, work: Promise<unknown>) {
  const so = vi.waitUntil(isSo, { timeout: 600_000, interval: 20 })
  return Promise.race([so, work.then(() => so)])
}

/** Sends until it is acknowledged, as the outbox does. Calls `onRetry` after each temporary refusal or network error. */
export async function send(origin: string, name: string, hasFile: boolean, onRetry = () => {}) {
  // Shorter than a test, so that none that has failed goes on in the next.
  for (const end = performance.now() + 250_000; performance.now() < end; ) {
    const answer = await post(origin, name, hasFile).catch(() => undefined)
    await answer?.text().catch(() => undefined)
    if (answer?.ok) return
    if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`${name} got ${answer.status}`)
    onRetry()
    await sleep(20 + Math.random() * 60)
  }
  throw new Error(`${name} was not acknowledged`)
}

interface Named {
  readonly kind: string
  readonly subject: string
  readonly fields: Readonly<Record<string, string>>
}

/** The name under which a stored submission was sent. */
export const nameOf = ({ kind, subject, fields }: Named) => (kind === 'careers' ? (fields.fullName ?? '') : subject)
