/** `npm run deploy:check https://<host>`: compares a deployed site with `dist/`, and prints the differences with their paths. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pathOfFile } from '#build/crawl/output.ts'
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

/** What a request has besides its path. */
type Request = [method?: string, headers?: Readonly<Record<string, string>>, body?: string]

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
    async ask(path: string, ...[method = 'GET', headers = {}, body = '']: Request): Promise<Answer> {
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

function unpacked({ headers: { 'content-encoding': encoding }, body }: Answer) {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** What is different in an answer. */
type Differences = readonly (string | false)[]

/** Compares every file, redirect and refusal. Returns the number of requests, and the paths of each difference. */
export async function checkDeploy(target: Target, folder = 'dist', apiBase = process.env.VITE_API_BASE_URL) {
  const { ask, close } = createClient(target)
  const names = filesBelow(folder)
  const { redirects, headers } = hosting(apiBase, readFileSync(join(folder, 'index.html'), 'utf8'))
  const stubs = new Set(redirects.map(([from]) => `${from.slice(1)}.html`))
  const differences = new Map<string, string[]>()
  let requests = 0

  const misled = ({ status, headers: { location = '/' } }: Answer): Differences => [
    new URL(location, target.origin).origin !== target.origin && 'redirects to another site',
    status >= 500 && status !== 501 && `has status ${status}: look into the error log of the server`,
  ]

  /** Requests a path, and records what `check` finds in the answer. */
  async function request(path: string, check: (answer: Answer) => Differences, ...[method, ...rest]: Request) {
    requests += 1
    const found = await ask(path, method, ...rest)
      .then(answer => [...misled(answer), ...check(answer)])
      .catch(error => [String(error)])
    const what = method && method !== 'GET' ? `${method} ${path}` : path
    for (const text of found) if (text) differences.set(text, [...(differences.get(text) ?? []), what])
  }

  const wrongHeaders = (answer: Answer): Differences =>
    Object.entries(headers).map(([name, value]) => {
      const found = answer.headers[name.toLowerCase()] ?? 'missing'
      if (found === value || (name === 'Strict-Transport-Security' && !target.origin.startsWith('https:'))) return false
      return `${name} is ${found}: copy the files that this build wrote for the host`
    })

  const file = (name: string) => {
    const type = name.startsWith('api/') ? 'application/json' : mediaTypeOf(name)
    const cache = cacheOf(`/${name}`)
    const check = (answer: Answer): Differences => {
      const { 'content-type': foundType, 'cache-control': foundCache, ...found } = answer.headers
      if (answer.status !== 200)
        return [`has status ${answer.status} instead of 200: deploy all of dist/, with hidden files`]
      const isPacked = found['content-encoding'] && /accept-encoding/i.test(found.vary ?? '')
      return [
        !unpacked(answer).equals(readFileSync(join(folder, name))) &&
          'is not the file of the build: look for a proxy that changes responses',
        typeOf(foundType) !== typeOf(type) && `has the type ${foundType} instead of ${type}`,
        foundCache !== cache && `has the caching "${foundCache}" instead of "${cache}"`,
        names.includes(`${name}.br`) && !isPacked && 'is not compressed, or without Vary: Accept-Encoding',
        ...wrongHeaders(answer),
      ]
    }
    return request(pathOfFile(name), check, 'GET', { 'Accept-Encoding': 'gzip, deflate, br' })
  }

  const redirected = (path: string, to: string) =>
    request(path, ({ status, headers: { location = '' } }) => [
      !([301, 308].includes(status) && new URL(location, target.origin).href === new URL(to, target.origin).href) &&
        `does not redirect permanently (status ${status} ${location}): use the redirects that this build wrote for the host`,
    ])

  const missing = (path: string) =>
    request(path, answer => [
      answer.status !== 404 &&
        !(path.includes('/.') && answer.status === 403) &&
        `has status ${answer.status} instead of 404`,
      /immutable/.test(answer.headers['cache-control'] ?? '') && 'is cached for good although it does not exist',
      ...wrongHeaders(answer),
    ])

  const published = names.filter(
    name => !/\.(?:br|gz)$/.test(name) && !ofHosts.test(name) && name !== '404.html' && !stubs.has(name),
  )
  const pages = published.filter(name => name.endsWith('.html') && name !== 'index.html').map(pathOfFile)
  const hasServer =
    !apiBase && (await ask('/api/contact', 'POST', { 'Content-Type': 'application/json' }, '{}')).status === 400
  await Promise.all([
    // A server answers the lists with its own data.
    ...published.filter(name => !(hasServer && name.startsWith('api/'))).map(file),
    ...pages.flatMap(path => ['/', '.html'].map(ending => redirected(`${path}${ending}?a=b`, `${path}?a=b`))),
    ...redirects.map(([from, to]) => redirected(from, to)),
    ...absent.map(missing),
    ...hostile.map(path =>
      request(path, ({ body, headers: { 'set-cookie': cookie } }) => [
        (/"private": true|root:x:0/.test(body.toString()) || cookie !== undefined) && 'reveals a file or sets a header',
      ]),
    ),
    ...['POST', 'PUT', 'DELETE', 'TRACE'].map(method =>
      request(
        '/about',
        ({ status }) => [!failures.includes(status) && `has status ${status}: allow GET and HEAD only`],
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
