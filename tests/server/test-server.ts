import { connect } from 'node:net'
import { pino } from 'pino'
import { type Config, readConfig } from '#server/config.ts'
import { startSiteServer } from '#server/site-server.ts'
import { openStore, type Store } from '#server/storage/index.ts'
import { freshDatabase } from './database.ts'

/** Starts a server over `dist/` on a free port, with an empty database. */
export async function startTestServer(overrides: Partial<Config> = {}) {
  const database = await freshDatabase()
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', HOST: '127.0.0.1' }),
    port: 0,
    lastRequests: 0,
    databaseUrl: database.url,
    rates: { perAddress: 100_000, overall: 100_000 },
    ...overrides,
  }
  const server = await startSiteServer(config, pino({ level: config.logLevel }))
  return {
    ...server,
    folder: database.folder,
    databaseUrl: database.url,
    async stop() {
      await server.close()
      await database.drop()
    },
  }
}

/** The stored submissions of a server, oldest first. */
export async function storedSubmissions(url: string) {
  const store = await openStore({ url })
  const submissions = (await store.inbox.list()).reverse()
  await store.close()
  return submissions
}

/** The content of a stored file; empty without one. */
export async function contentOf({ inbox }: Pick<Store, 'inbox'>, id: string) {
  const chunks: Uint8Array[] = []
  for await (const chunk of inbox.chunks(id)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Sends raw bytes. Resolves with the response when the server closes the connection. */
export function raw(origin: string, request: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}

/** Posts values as JSON, to the contact form unless another path is given. */
export const postTo = (
  origin: string,
  values: object,
  headers: Readonly<Record<string, string>> = {},
  path = '/api/contact',
) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(values),
  })

/** A valid message, with the values that a test is about. */
export const message = (values: Record<string, string> = {}) => ({
  name: 'Ayesha',
  email: 'ayesha@visitor.example',
  subject: 'Tills',
  message: 'Three lines.',
  ...values,
})
