import type { App } from './answers.ts'
import type { Database } from './database.ts'
import type { MailKinds } from './storage/index.ts'

/** How long a mail may wait until it is late, in milliseconds. */
const lateAfter = 60 * 60_000

/** How long a count of the mails is valid, in milliseconds: anybody may ask, and there may be many. */
const validFor = 1000

/** Adds `GET /livez`: the process responds. `/readyz`: submissions can be stored; it also says whether mails are late. */
export function healthRoutes(app: App, database: Database, kinds: MailKinds) {
  let last: { readonly mails: ReturnType<typeof mailsNow>; readonly at: number } | undefined
  async function mailsNow(): Promise<'off' | 'ok' | 'late'> {
    if (kinds.length === 0) return 'off'
    const { since, failed } = await database.store().mailQueue.state(kinds)
    return failed > 0 || (since !== undefined && since < Date.now() - lateAfter) ? 'late' : 'ok'
  }

  app.get('/livez', c => c.json({ process: 'ok' }))
  app.get('/readyz', async c => {
    const condition = await database.condition()
    if (condition !== 'ok') return c.json({ database: condition }, 503)
    // Forms are stored while the mail server is away.
    if (!last || performance.now() - last.at >= validFor) last = { mails: mailsNow(), at: performance.now() }
    return c.json({ database: condition, mails: await last.mails.catch(() => 'late') })
  })
}
