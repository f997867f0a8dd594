import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { type Logger, pino } from 'pino'
import { resumeLimit } from '#api/submissions.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { formRoutes } from './forms/index.ts'
import { createReceive, type FormLimits } from './forms/receive.ts'
import { createBudget } from './limits/budget.ts'
import { createClientOf } from './limits/client.ts'
import { createOrigins } from './limits/origin.ts'
import { createRates } from './limits/rate.ts'
import { createLists } from './lists/index.ts'
import { createPages } from './pages/index.ts'
import { createReadable } from './pages/readable.ts'
import { readSite } from './pages/site-files.ts'
import { openStore, type Store } from './storage/index.ts'

const megabyte = 1024 * 1024

/** How long the server finishes what is under way, in milliseconds. */
const farewell = 10_000

/** A running server. */
export interface PostRoom {
  /** Where it answers on this machine. */
  readonly origin: string
  /** Finishes what is under way, at most 10 s, and ends. */
  close(): Promise<void>
}

function formLimits(slowest: Config['slowest']): FormLimits {
  const shared = { ...slowest, budget: createBudget(48 * megabyte) }
  return {
    text: { ...shared, bytes: megabyte, tooLarge: 'The body is larger than 1 MB.' },
    // The file, its fields, and the lines between them.
    withFile: { ...shared, bytes: resumeLimit + 2 * megabyte, tooLarge: 'The resume is larger than 10 MB.' },
  }
}

function assemble(config: Config, store: Store, log: Logger) {
  const clientOf = createClientOf(config.trustedProxies)
  const origins = createOrigins(config.allowedOrigins)
  return createApp({
    clientOf,
    origins,
    pages: createPages(readSite(config.siteFolder)),
    listOf: createLists({
      dataFolder: config.dataFolder,
      builtFolder: join(config.siteFolder, 'api'),
      say: { info: text => log.info(text), error: text => log.error(text) },
    }),
    forms: formRoutes({
      clientOf,
      origins,
      rate: createRates(config.rates),
      receive: createReceive({
        store,
        limits: formLimits(config.slowest),
        say: code => log.error({ code }, 'a form could not be kept'),
      }),
      readable: createReadable(config.siteFolder),
    }),
  })
}

/** Listens, and lets nobody hold a connection without using it. */
async function listen(server: Server, { port, host }: Config) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Starts the server. Rejects when something that it needs is missing, with a sentence that says what to do. */
export async function openPostRoom(config: Config): Promise<PostRoom> {
  const log = pino({ level: config.logLevel })
  const store = await openStore({ url: config.databaseUrl, authToken: config.databaseToken })
  const app = assemble(config, store, log)
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: 10_000,
      // As long as a browser waits for a form with a file.
      requestTimeout: 300_000,
      // Longer than proxies keep their connections, or they would use one that is just closing.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1000,
    },
  }) as Server
  const origin = await listen(server, config)
  log.info(`the site is on ${origin}`)
  return {
    origin,
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), farewell)
      await closed
      clearTimeout(late)
      await store.close()
    },
  }
}
