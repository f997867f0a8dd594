import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Answers } from '#server/answers.ts'
import { matchesEtag } from '#server/pages/negotiate.ts'
import type { ServedList } from './served-list.ts'

const nothing = { error: 'There is nothing at this path.' }

/** `GET /api/<list>`, and errors for everything else under `/api`. */
export function listRoutes(answers: Answers, listOf: (name: string) => ServedList | undefined) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  const nameIn = (path: string) => path.slice('/api/'.length)

  routes.get('/api/*', ({ env, req }) => {
    const list = listOf(nameIn(req.path))
    if (!list) return answers.json(env, nothing, { status: 404 })
    const { 'accept-encoding': accepted, 'if-none-match': condition } = env.incoming.headers
    const { bytes, etag, headers } = list.for(accepted === undefined ? undefined : String(accepted))
    return matchesEtag(condition, etag)
      ? answers.plain(env, null, { status: 304, headers })
      : answers.plain(env, bytes, { headers })
  })
  routes.all('/api/*', ({ env, req }) =>
    listOf(nameIn(req.path))
      ? answers.json(env, { error: 'The lists are read only.' }, { status: 405, headers: { Allow: 'GET, HEAD' } })
      : answers.json(env, nothing, { status: 404 }),
  )
  return routes
}
