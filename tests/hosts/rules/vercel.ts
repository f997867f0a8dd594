import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHandler, normalizeRoutes, type Route } from '@vercel/routing-utils'
import { defaults, prepared, published, type Respond, serveByRules } from './serve.ts'

interface Output {
  readonly routes: Route[]
  readonly overrides: Readonly<Record<string, { readonly contentType?: string }>>
}

type Rule = Exclude<Route, { handle: unknown }>

/** The rules of each phase; `start` is before the look-up of files. */
function phasesOf(routes: readonly Route[]): ReadonlyMap<string, readonly Rule[]> {
  const phases = new Map<string, Rule[]>([['start', []]])
  let current = 'start'
  for (const route of routes) {
    if (isHandler(route)) {
      current = route.handle
      phases.set(current, [])
    } else phases.get(current)?.push(route)
  }
  return phases
}

const filled = (text: string, match: RegExpExecArray) =>
  text.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '')

/** Responds by rules that Vercel's own package validates, in the order of its phases. */
export async function vercel() {
  const folder = prepared('Vercel')
  const site = join(folder, '.vercel/output/static')
  const { routes, overrides } = JSON.parse(readFileSync(join(site, '../config.json'), 'utf8')) as Output
  const { error, routes: normal } = normalizeRoutes(structuredClone(routes))
  if (error) throw new Error(`${error.message}: ${error.errors?.join(', ')}`)
  if (JSON.stringify(normal) !== JSON.stringify(routes)) throw new Error('Vercel reads the rules in another way')
  const phases = phasesOf(routes)

  const matching = (phase: string, path: string) =>
    (phases.get(phase) ?? []).flatMap(rule => {
      const match = new RegExp(rule.src).exec(path)
      return match ? [{ rule, match }] : []
    })

  function found(path: string, headers: Headers) {
    const body = published(site, path)
    if (!body) return undefined
    const own = defaults(path)
    const type = overrides[path.slice(1)]?.contentType
    if (type) own.set('Content-Type', type)
    for (const [name, value] of headers) own.set(name, value)
    for (const { rule } of matching('hit', path))
      for (const [name, value] of Object.entries(rule.headers ?? {})) own.set(name, value)
    return { status: 200, headers: own, body }
  }

  function missing(path: string, headers: Headers) {
    const { rule } = matching('error', path)[0] ?? {}
    const own = defaults('/404.html')
    for (const [name, value] of headers) own.set(name, value)
    return { status: rule?.status ?? 404, headers: own, body: published(site, rule?.dest ?? '') ?? Buffer.alloc(0) }
  }

  const respond: Respond = ({ pathname, search }) => {
    const headers = new Headers()
    for (const { rule, match } of matching('start', pathname)) {
      for (const [name, value] of Object.entries(rule.headers ?? {})) headers.set(name, filled(value, match))
      if (rule.continue) continue
      if (rule.status === 404) return missing(pathname, headers)
      headers.set('Location', headers.get('Location') + search)
      return { status: rule.status ?? 200, headers }
    }
    const direct = found(pathname, headers)
    if (direct) return direct
    for (const { rule, match } of matching('filesystem', pathname)) {
      const page = found(filled(rule.dest ?? '', match), headers)
      if (page) return page
    }
    return missing(pathname, headers)
  }
  return serveByRules(folder, respond)
}
