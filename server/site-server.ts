import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { company } from '#content/company.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database.ts'
import { createHttpServer } from './http-server.ts'
import type { Queue } from './mail/queue.ts'
import { smtpSender, startMailer } from './mail/smtp.ts'
import { startWebhook } from './mail/webhook.ts'
import { readSite } from './pages/site-files.ts'
import { codeOf, type Store } from './storage/index.ts'

/** How long a shutdown waits for requests and mails in progress, in milliseconds. */
const shutdownTimeout = 10_000

async function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>, socket?: number) {
  const explain = ({ code }: NodeJS.ErrnoException) =>
    code === 'EADDRINUSE'
      ? `Port ${port} is taken: set PORT to another one.`
      : `HOST is "${host}" and PORT ${port}, where this machine cannot listen (${code}): set another address.`
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(new Error(explain(error))))
    server.listen(socket === undefined ? { port, host } : { fd: socket }, resolve)
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Starts sending mails and calls of the webhook, or warns that no mail server is configured. */
function startQueues({ smtpUrl, mailFrom, siteUrl, webhook }: Config, store: Store, log: Logger): Queue[] {
  const optionsOf = (what: string) => ({
    store,
    logError: (code: string) => log.warn({ code }, `${what} could not be sent and will be retried`),
  })
  if (!smtpUrl)
    log.warn('SMTP_URL is not set: submissions are stored, but no mail is sent; read them with "npm run inbox"')
  return [
    ...(smtpUrl ? [startMailer(smtpSender(smtpUrl, mailFrom), siteUrl, optionsOf('a mail'))] : []),
    ...(webhook ? [startWebhook(webhook, optionsOf('a call of the webhook'))] : []),
  ]
}

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

/**
 * Starts the server, on the inherited listening socket `socket` if given. Rejects with an actionable message when something
 * that it needs is missing.
 */
export async function startSiteServer(config: Config, log: Logger, socket?: number) {
  const site = readSite(config.siteFolder)
  let queues: Queue[] = []
  let sweepTimer: NodeJS.Timeout | undefined
  const database = await openDatabase(config, log, store => {
    queues = startQueues(config, store, log)
    void sweep(store, log)
    sweepTimer = setInterval(() => void sweep(store, log), sweepInterval)
  })
  const onStored = () => {
    for (const queue of queues) queue.wake()
  }
  const { fetch } = createApp(config, { site, database, log, onStored })
  const { server, endKeepAlive, closeIdle } = createHttpServer(fetch)
  const origin = await listen(server, config, socket)
  log.info(`the site is on ${origin}`)
  return {
    /** The server's address on this machine: `http://localhost:<port>`. */
    origin,
    /** Finishes requests and mails in progress, for at most 10 s, and closes. */
    async close() {
      const timedOut = sleep(shutdownTimeout, undefined, { ref: false })
      clearInterval(sweepTimer)
      const closed = once(server, 'close')
      // New connections to an inherited socket queue there for the next process; others are refused, which clients retry. The
      // HTTP server's own `close` would also end connections whose first request has not arrived yet.
      NetServer.prototype.close.call(server)
      endKeepAlive()
      await Promise.race([closed, sleep(config.lastRequests, undefined, { ref: false })])
      // Closes keep-alive connections as soon as their last response is sent.
      const idleTimer = setInterval(closeIdle, 50)
      // A mail that takes longer is sent again by the next process, with the same Message-ID.
      const finished = Promise.all([closed, ...queues.map(queue => queue.stop())])
      await Promise.race([finished, timedOut])
      clearInterval(idleTimer)
      server.closeAllConnections()
      // Limited by the same timeout: a database that does not respond would keep the process alive.
      await Promise.race([database.close(), timedOut])
    },
  }
}
