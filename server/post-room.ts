import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { createClientOf } from './limits/client.ts'
import { createLists } from './lists/index.ts'
import { createPages } from './pages/index.ts'
import { readSite } from './pages/site-files.ts'

/** A running server. */
export interface PostRoom {
  /** Where it answers on this machine. */
  readonly origin: string
  /** Finishes what is under way, at most 10 s, and ends. */
  close(): Promise<void>
}

/** Starts the server. Rejects when something that it needs is missing, with a sentence that says what to do. */
export async function openPostRoom(config: Config): Promise<PostRoom> {
  const log = pino({ level: config.logLevel })
  const app = createApp({
    clientOf: createClientOf(config.trustedProxies),
    pages: createPages(readSite(config.siteFolder)),
    listOf: createLists({
      dataFolder: config.dataFolder,
      builtFolder: join(config.siteFolder, 'api'),
      say: { info: text => log.info(text), error: text => log.error(text) },
    }),
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  log.info(`the site is on ${origin}`)
  return {
    origin,
    close: async () => {
      server.close()
      server.closeIdleConnections()
    },
  }
}
