import { connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
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
    stop: () => server.close().finally(database.drop),
  }
}

/** Starts such a server for one test. */
export async function serverOfTest(overrides?: Partial<Config>) {
  const server = await startTestServer(overrides)
  onTestFinished(server.stop)
  return server
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

/** Opens a connection, whose errors a test sees by its end. */
export function open(origin: string): Socket {
  const { hostname, port } = new URL(origin)
  return connect(Number(port), hostname).on('error', () => undefined)
}

/** What a connection receives until it is closed. */
export function receivedBy(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  return new Promise(resolve => socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1'))))
}

/** Sends raw bytes. Resolves with the response when the server closes the connection. */
export function raw(origin: string, request: string): Promise<string> {
  const socket = open(origin)
  socket.write(request)
  return receivedBy(socket)
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

/** Posts values to the contact form as a browser without scripts does. */
export const postPlainly = (origin: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { Accept: 'text/html', ...headers },
    body: new URLSearchParams(values),
    redirect: 'manual',
  })

/** Posts an application with its file. */
export function postApplication(
  origin: string,
  values: Readonly<Record<string, string>>,
  file: File,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  body.append('resume', file)
  return fetch(`${origin}/api/job-apply`, { method: 'POST', headers, body })
}

/** A valid message, with the values that a test is about. */
export const message = (values: Record<string, string> = {}) => ({
  name: 'Ayesha',
  email: 'ayesha@visitor.example',
  subject: 'Tills',
  message: 'Three lines.',
  ...values,
})
