import { join } from 'node:path'
import { type Header, parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { defaults, prepared, published, type Respond, serveByRules } from './serve.ts'

interface Redirect {
  readonly path: string
  readonly to: string
  readonly status: number
  readonly force: boolean
}

/** Responds by rules that Netlify's own parsers read; the two files with rules are not published. */
export async function netlify() {
  const folder = prepared('Netlify')
  const site = join(folder, 'dist')
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(site, '_headers')],
    configHeaders: [],
    minimal: false,
  })
  const parsed = await parseAllRedirects({
    redirectsFiles: [join(site, '_redirects')],
    configRedirects: [],
    minimal: false,
  })
  const problems = [...errors, ...parsed.errors]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const redirects = parsed.redirects as Redirect[]

  /** Rules apply by path, regardless of the status. If two rules set a header, both values are sent. */
  function withRules(path: string, own: Headers) {
    const set = new Headers()
    for (const { forRegExp, values } of headers as Header[])
      if (forRegExp.test(path)) for (const [name, value] of Object.entries(values)) set.append(name, value)
    for (const [name, value] of set) own.set(name, value)
    return own
  }

  const missing = (path: string) => ({
    status: 404,
    headers: withRules(path, defaults('/404.html')),
    body: published(site, '404.html') ?? Buffer.alloc(0),
  })

  const respond: Respond = ({ pathname, search }) => {
    const moved = redirects.find(({ path, force }) => force && path === pathname.replace(/(.)\/$/, '$1'))
    if (moved && moved.status < 400)
      return { status: moved.status, headers: withRules('/', new Headers({ Location: moved.to + search })) }
    // A rule with another status serves its file: here the 404 page.
    if (moved) return missing(pathname)
    for (const file of pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`]) {
      const body = /^\/_(headers|redirects)$/.test(file) ? undefined : published(site, file)
      if (body) return { status: 200, headers: withRules(pathname, defaults(file)), body }
    }
    return missing(pathname)
  }
  return serveByRules(folder, respond)
}
