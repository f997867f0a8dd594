import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { filesBelow } from '../../../scripts/files-below.ts'
import { follow } from '../commands.ts'
import { builtFolder, published, type Respond, serveByRules } from './serve.ts'

interface Uploaded {
  readonly type: string
  readonly cache: string
}

/** `*` matches any characters, including slashes. */
const fits = (pattern: string, key: string) =>
  new RegExp(`^${pattern.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(key)

/** A substitute for `aws` that logs its arguments, one JSON array per call. */
const recorder = (log: string) => `#!${process.execPath}
require('node:fs').appendFileSync(${JSON.stringify(log)}, JSON.stringify(process.argv.slice(2)) + '\\n')
`

/** The bucket after the upload of `docs/deploy.md`. The last filter that matches a file decides. */
function uploaded(folder: string, files: readonly string[]): ReadonlyMap<string, Uploaded> {
  const [log, program] = [join(folder, 'calls'), join(folder, 'aws')]
  writeFileSync(program, recorder(log))
  chmodSync(program, 0o755)
  follow('S3 with CloudFront', folder, { places: { '<bucket>': 'site' }, programs: folder })
  const bucket = new Map<string, Uploaded>()
  for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
    const call = JSON.parse(line) as string[]
    if (call.slice(0, 5).join(' ') !== 's3 cp dist s3://site --recursive') throw new Error(`not an upload: ${line}`)
    const after = (name: string) => call[call.indexOf(name) + 1] ?? ''
    const filters = call.flatMap((word, at) =>
      /^--(in|ex)clude$/.test(word) ? [[word, call[at + 1] ?? ''] as const] : [],
    )
    for (const key of files)
      if (filters.findLast(([, pattern]) => fits(pattern, key))?.[0] === '--include')
        bucket.set(key, { type: after('--content-type'), cache: after('--cache-control') })
  }
  return bucket
}

interface Policy {
  readonly SecurityHeadersConfig: {
    readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string }
    readonly ReferrerPolicy: { readonly ReferrerPolicy: string }
    readonly StrictTransportSecurity: { readonly AccessControlMaxAgeSec: number }
  }
  readonly CustomHeadersConfig: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] }
}

function headersOf({ SecurityHeadersConfig: security, CustomHeadersConfig: custom }: Policy): Headers {
  const headers = new Headers({
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    'Strict-Transport-Security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    'X-Content-Type-Options': 'nosniff',
  })
  for (const { Header, Value } of custom.Items) headers.set(Header, Value)
  return headers
}

interface EdgeRequest {
  uri: string
  readonly querystring: Readonly<Record<string, { readonly value: string }>>
}

type Edge = (event: { request: EdgeRequest }) => EdgeRequest & {
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, { readonly value: string }>>
}

/** Responds as S3 with CloudFront: the function runs, the policy sets headers, and a missing file is `404.html` with status 404. */
export async function cloudfront() {
  const folder = builtFolder()
  const site = join(folder, 'dist')
  const written = (name: string) => readFileSync(join('dist-hosts/cloudfront', name), 'utf8')
  const bucket = uploaded(folder, filesBelow(site))
  const handler = runInNewContext(`${written('function.js')}; handler`) as Edge
  const policy = JSON.parse(written('headers.json')) as Policy

  const respond: Respond = url => {
    const querystring = Object.fromEntries([...url.searchParams].map(([name, value]) => [name, { value }]))
    const given = handler({ request: { uri: url.pathname, querystring } })
    if (given.statusCode) {
      const own = Object.entries(given.headers ?? {}).map(([name, { value }]): [string, string] => [name, value])
      return { status: given.statusCode, headers: new Headers(own) }
    }
    const asked = given.uri.slice(1)
    const key = bucket.has(asked) ? asked : '404.html'
    const { type, cache } = bucket.get(key) ?? { type: '', cache: '' }
    const headers = headersOf(policy)
    headers.set('Content-Type', type)
    headers.set('Cache-Control', cache)
    return { status: key === asked ? 200 : 404, headers, body: published(site, key) ?? Buffer.alloc(0) }
  }
  return serveByRules(folder, respond)
}
