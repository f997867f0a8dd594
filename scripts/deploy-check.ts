/** `npm run deploy:check https://<host>`: compares a deployed site with `dist/`, and prints the differences with their paths. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesBelow } from '#build/emit/files.ts'
import { mediaTypeOf } from '#hosting/media-types.ts'
import { cacheOf, hosting } from '#hosting/model.ts'

/** The site to check: its public origin, and the ports of this machine that are asked instead, if it runs here. */
export interface Target {
  readonly origin: string
  readonly local?: { readonly http: number; readonly https: number }
}

/** A response as received: not decompressed, and no redirect is followed. */
interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Creates a client that sends paths as they are, without normalization. */
export function createClient({ origin, local }: Target) {
  const { protocol, hostname, host, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  const options = { keepAlive: true, maxSockets: 8 }
  // A copy on this machine has a certificate that nobody trusts.
  const agent = isSecure
    ? new HttpsAgent({ ...options, rejectUnauthorized: !local, servername: hostname })
    : new HttpAgent(options)
  const place = local ? { hostname: '127.0.0.1', port: isSecure ? local.https : local.http } : { hostname, port }
  return {
    async ask(
      path: string,
      method = 'GET',
      headers: Readonly<Record<string, string>> = {},
      body = '',
    ): Promise<Answer> {
      const send = isSecure ? httpsRequest : httpRequest
      const request = send({ ...place, path, method, agent, timeout: 20_000, headers: { Host: host, ...headers } })
      request.on('timeout', () => request.destroy(new Error('no answer within 20 s')))
      // Once the answer has begun, its body rejects with the same error.
      request.on('error', () => undefined)
      request.end(body)
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
    },
    close: () => agent.destroy(),
  }
}

/** Files of the build that hosts read and do not publish. */
const ofHosts = /^(?:_headers|_redirects|\.nojekyll|CNAME)$/
const failures = [400, 403, 404, 405, 501]
/** No page: an unknown one, hidden files, and paths out of the folder. */
const absent = [
  '/nothing',
  '/services/nothing',
  '/assets/nothing.js',
  '/.env',
  '/.git/config',
  '/assets/.env',
  '/package.json',
]
const hostile = [
  '/../package.json',
  '/%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/%00',
  '/%ff',
  '/about%0d%0aSet-Cookie:a=b',
  '//evil.example/',
  '/%09/evil.example/',
  '/%5cevil.example/',
]

/** Types that browsers treat alike, and servers call by either name. */
const synonyms: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
}
const typeOf = (header = '') => {
  const [type = ''] = header.split(';')
  return synonyms[type] ?? type
}

const unpacked = ({ headers, body }: Answer) =>
  headers['content-encoding'] === 'br'
    ? brotliDecompressSync(body)
    : headers['content-encoding'] === 'gzip'
      ? gunzipSync(body)
      : body

/** Compares every file, redirect and refusal. Returns the number of requests, and the paths of each difference. */
export async function checkDeploy(target: Target, folder = 'dist', apiBase = process.env.VITE_API_BASE_URL) {
  const { ask, close } = createClient(target)
  const names = filesBelow(folder)
  const { redirects, headers } = hosting(apiBase, readFileSync(join(folder, 'index.html'), 'utf8'))
  const stubs = new Set(redirects.map(([from]) => `${from.slice(1)}.html`))
  const differences = new Map<string, string[]>()
  const differs = (path: string, what: string) => differences.set(what, [...(differences.get(what) ?? []), path])
  const expectThat = (isRight: boolean, path: string, what: string) => void (isRight || differs(path, what))
  let requests = 0

  async function request(
    path: string,
    check: (answer: Answer) => void,
    ...rest: [method?: string, headers?: Record<string, string>, body?: string]
  ) {
    requests += 1
    const answer = await ask(path, ...rest).catch((error: unknown) => String(error))
    if (typeof answer === 'string') return differs(path, answer)
    const location = answer.headers.location
    expectThat(
      !location || (URL.canParse(location, target.origin) && new URL(location, target.origin).origin === target.origin),
      path,
      'redirects to another site',
    )
    expectThat(
      answer.status < 500 || answer.status === 501,
      path,
      `has status ${answer.status}: look into the error log of the server`,
    )
    check(answer)
  }

  const hasHeaders = (path: string, answer: Answer) => {
    for (const [name, value] of Object.entries(headers))
      if (name !== 'Strict-Transport-Security' || target.origin.startsWith('https:'))
        expectThat(
          answer.headers[name.toLowerCase()] === value,
          path,
          `${name} is ${answer.headers[name.toLowerCase()] ?? 'missing'}: copy the files that this build wrote for the host`,
        )
  }

  const file = (name: string) => {
    const path = `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`
    const type = name.startsWith('api/') ? 'application/json' : mediaTypeOf(name)
    const isPacked = names.includes(`${name}.br`)
    const accepted = { 'Accept-Encoding': 'gzip, deflate, br' }
    return request(
      path,
      answer => {
        expectThat(
          answer.status === 200,
          path,
          `has status ${answer.status} instead of 200: deploy all of dist/, with hidden files`,
        )
        if (answer.status !== 200) return
        expectThat(
          unpacked(answer).equals(readFileSync(join(folder, name))),
          path,
          'is not the file of the build: look for a proxy that changes responses',
        )
        expectThat(
          typeOf(answer.headers['content-type']) === typeOf(type),
          path,
          `has the type ${answer.headers['content-type']} instead of ${type}`,
        )
        expectThat(
          answer.headers['cache-control'] === cacheOf(`/${name}`),
          path,
          `has the caching "${answer.headers['cache-control']}" instead of "${cacheOf(`/${name}`)}"`,
        )
        if (isPacked)
          expectThat(
            /^(?:br|gzip)$/.test(answer.headers['content-encoding'] ?? '') &&
              /accept-encoding/i.test(answer.headers.vary ?? ''),
            path,
            'is not compressed, or without Vary: Accept-Encoding',
          )
        hasHeaders(path, answer)
      },
      'GET',
      accepted,
    )
  }

  const redirected = (path: string, to: string) =>
    request(path, ({ status, headers: { location = '' } }) =>
      expectThat(
        (status === 301 || status === 308) && new URL(location, target.origin).href === new URL(to, target.origin).href,
        path,
        `does not redirect permanently (status ${status} ${location}): use the redirects that this build wrote for the host`,
      ),
    )

  const published = names.filter(
    name => !/\.(?:br|gz)$/.test(name) && !ofHosts.test(name) && name !== '404.html' && !stubs.has(name),
  )
  const pages = published.flatMap(name =>
    name.endsWith('.html') && name !== 'index.html' ? [`/${name.slice(0, -'.html'.length)}`] : [],
  )
  const hasServer =
    !apiBase && (await ask('/api/contact', 'POST', { 'Content-Type': 'application/json' }, '{}')).status === 400
  await Promise.all([
    // A server answers the lists with its own data.
    ...published.filter(name => !(hasServer && name.startsWith('api/'))).map(file),
    ...pages.flatMap(path => [
      redirected(`${path}/?a=b`, `${path}?a=b`),
      redirected(`${path}.html?a=b`, `${path}?a=b`),
    ]),
    ...redirects.map(([from, to]) => redirected(from, to)),
    ...absent.map(path =>
      request(path, answer => {
        expectThat(
          answer.status === 404 || (path.includes('/.') && answer.status === 403),
          path,
          `has status ${answer.status} instead of 404`,
        )
        expectThat(
          !answer.headers['cache-control']?.includes('immutable'),
          path,
          'is cached for good although it does not exist',
        )
        hasHeaders(path, answer)
      }),
    ),
    ...hostile.map(path =>
      request(path, ({ body, headers: { 'set-cookie': cookie } }) =>
        expectThat(
          !/"private": true|root:x:0/.test(body.toString()) && !cookie,
          path,
          'reveals a file or sets a header',
        ),
      ),
    ),
    ...['POST', 'PUT', 'DELETE', 'TRACE'].map(method =>
      request(
        '/about',
        ({ status }) =>
          expectThat(failures.includes(status), `${method} /about`, `has status ${status}: allow GET and HEAD only`),
        method,
      ),
    ),
  ])
  close()
  return { requests, hasServer, differences }
}

async function main(address = '') {
  if (!URL.canParse(address) || new URL(address).pathname !== '/') {
    console.error('Give the address of the deployed site: npm run deploy:check https://www.example.com')
    process.exit(2)
  }
  const { requests, hasServer, differences } = await checkDeploy({ origin: new URL(address).origin })
  for (const [what, paths] of differences)
    console.log(`${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}: ${what}`)
  if (!hasServer) console.log('No server receives the forms under /api here.')
  console.log(
    `${address}: ${requests} requests, ${differences.size === 0 ? 'no difference' : `${differences.size} kinds of differences`}`,
  )
  process.exit(differences.size === 0 ? 0 : 1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv[2])
