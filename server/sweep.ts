import type { Logger } from 'pino'
import { company } from '#site/company.ts'
import { codeOf, type Store } from './storage/index.ts'

/** How often expired data is deleted, in milliseconds. */
const sweepInterval = 6 * 60 * 60_000

/** Deletes expired data, unless the clock is far ahead of its last use. */
export async function sweep({ clock, deletion }: Store, log: Pick<Logger, 'info' | 'error'>, now = Date.now()) {
  try {
    if (!(await clock.isBelieved(now)))
      return log.error(
        'the clock is months ahead: nothing is deleted; if it is right, run "npm run inbox -- sweep" once',
      )
    const { submissions, subscriptions } = await deletion.sweep(now, company.retentionMonths)
    if (submissions + subscriptions > 0) log.info({ submissions, subscriptions }, 'deleted expired data')
  } catch (error) {
    log.error({ code: codeOf(error) }, 'expired data could not be deleted')
  }
}

/** Deletes expired data now and every few hours. */
export function startSweep(store: Store, log: Logger) {
  void sweep(store, log)
  return setInterval(() => void sweep(store, log), sweepInterval)
}
