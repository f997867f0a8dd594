import { Agent as HttpAgent, request as httpRequest, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

/** A request. The path is sent as it is, without normalisation. */
export interface Question {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A response as received: not decompressed, and no redirect is followed. */
export interface Answer {
  readonly status: number
  /** All values of each header, by name in lower case. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly body: Buffer
}

/** The site under test. */
export interface Target {
  /** Its public origin. */
  readonly origin: string
  /** Ports on this machine that are asked instead of the origin. Their certificate need not be trusted. */
  readonly local?: { readonly http: number; readonly https?: number }
}

/** The value of a header. Several values are joined, as a browser does. */
export const headerOf = ({ headers }: Answer, name: string) => headers.get(name)?.join(', ')

function headersFrom(raw: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const headers = new Map<string, string[]>()
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), raw[at + 1] ?? ''])
  }
  return headers
}

/** Creates a client that reuses a few connections. `timeout` is in milliseconds; `plain` requests use http even if the site uses https. */
export function createAsk({ origin, local }: Target, timeout = 20_000) {
  const { protocol, hostname, host, port } = new URL(origin)
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, maxSockets: 8 }),
    'https:': new HttpsAgent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: !local, servername: hostname }),
  }
  const placeOf = (scheme: string): RequestOptions =>
    local
      ? { hostname: '127.0.0.1', port: scheme === 'https:' ? local.https : local.http }
      : { hostname, port: scheme === protocol ? port : '' }

  return {
    ask({ path, method = 'GET', headers = {}, body }: Question, { plain = false } = {}): Promise<Answer> {
      const scheme = plain || protocol === 'http:' ? 'http:' : 'https:'
      const options: RequestOptions = {
        ...placeOf(scheme),
        path,
        method,
        agent: agents[scheme],
        timeout,
        headers: { Host: host, ...headers },
      }
      return new Promise((resolve, reject) => {
        const sent = (scheme === 'https:' ? httpsRequest : httpRequest)(options, answer => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: headersFrom(answer.rawHeaders),
              body: Buffer.concat(chunks),
            }),
          )
        })
        sent.on('timeout', () => sent.destroy(new Error(`no answer within ${timeout / 1000} s`)))
        sent.on('error', reject)
        sent.end(body)
      })
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

export type Ask = ReturnType<typeof createAsk>['ask']
