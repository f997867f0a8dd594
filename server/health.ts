import type { Database } from './database.ts'
import type { App, Responses } from './responses.ts'
import type { Store } from './storage/index.ts'

/** How long a due mail may stay unclaimed before the queue counts as stuck, in milliseconds. */
const stuckAfter = 10 * 60_000

/** How long a mail may stay unsent before it counts as late, in milliseconds. */
const lateAfter = 60 * 60_000

interface Dependencies {
  readonly condition: Database['condition']
  /** The mail queue; `undefined` without a mail server. Throws while the database is unavailable. */
  readonly mailQueue: (() => Pick<Store['mailQueue'], 'state'>) | undefined
}

/** How long the state of the queue is valid, in milliseconds: reading it takes longer, the more mails wait. */
const validFor = 1000

async function mailsOf(mailQueue: ReturnType<NonNullable<Dependencies['mailQueue']>>) {
  const now = Date.now()
  const { since, nextAt, failed } = await mailQueue.state(now)
  const stuck = nextAt !== undefined && nextAt < now - stuckAfter
  const late = since !== undefined && since < now - lateAfter
  return { notices: stuck ? 'stuck' : late ? 'late' : 'ok', failed }
}

/**
 * Adds `GET /livez`: the process responds. `/readyz`: submissions can be stored. `/healthz`: the same, and whether mails are
 * sent, if a mail server is configured.
 */
export function healthRoutes(app: App, responses: Responses, { condition, mailQueue }: Dependencies) {
  let known: { readonly at: number; readonly mails: ReturnType<typeof mailsOf> } | undefined
  const mailsNow = (queue: NonNullable<Dependencies['mailQueue']>) => {
    if (!known || performance.now() - known.at >= validFor) known = { at: performance.now(), mails: mailsOf(queue()) }
    return known.mails
  }
  app.get('/livez', ({ env }) => responses.json(env, { process: 'ok' }))
  app.get('/readyz', async ({ env }) => {
    const database = await condition()
    return responses.json(env, { database }, { status: database === 'ok' ? 200 : 503 })
  })
  app.get('/healthz', async ({ env }) => {
    const database = await condition()
    if (database !== 'ok') return responses.json(env, { database }, { status: 503 })
    if (!mailQueue) return responses.json(env, { database, notices: 'off' })
    try {
      const mails = await mailsNow(mailQueue)
      // Only a stuck queue is a fault of this process. While the mail server is unavailable, forms are still stored here.
      return responses.json(env, { database, ...mails }, { status: mails.notices === 'stuck' ? 503 : 200 })
    } catch {
      return responses.json(env, { database: 'unreachable' }, { status: 503 })
    }
  })
}
