import type { App } from './answers.ts'
import type { Database } from './database.ts'
import { keptFor, type MailKinds } from './storage/index.ts'

/** How long a mail may wait until it is late, in milliseconds. */
const lateAfter = 60 * 60_000

/** How long a count of the mails is valid, in milliseconds: there may be many. */
const validFor = 1000

/** Adds `GET /livez`: the process responds. `/readyz`: submissions can be stored; it also says whether mails are late. */
export function healthRoutes(app: App, database: Database, kinds: MailKinds) {
  const mails = keptFor(validFor, async () => {
    if (kinds.length === 0) return 'off'
    const { since, failed } = await database.store().mailQueue.state(kinds)
    return failed > 0 || (since !== undefined && since < Date.now() - lateAfter) ? 'late' : 'ok'
  })

  app.get('/livez', c => c.json({ process: 'ok' }))
  app.get('/readyz', async c => {
    const condition = await database.condition()
    if (condition !== 'ok') return c.json({ database: condition }, 503)
    // Forms are stored while the mail server is away.
    return c.json({ database: condition, mails: await mails().catch(() => 'late') })
  })
}
