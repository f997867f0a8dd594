import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Answers } from '#server/answers.ts'
import { sendFile } from '#server/pages/send-file.ts'
import type { SiteFile } from '#server/pages/site-file.ts'

const nothing = { error: 'There is nothing at this path.' }

/** `GET /api/<list>`, and errors for everything else under `/api`. */
export function listRoutes(answers: Answers, listOf: (name: string) => SiteFile | undefined) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  const nameIn = (path: string) => path.slice('/api/'.length)

  routes.get('/api/*', ({ env, req }) => {
    const list = listOf(nameIn(req.path))
    return list ? sendFile(answers, env, list) : answers.json(env, nothing, { status: 404 })
  })
  routes.all('/api/*', ({ env, req }) =>
    listOf(nameIn(req.path))
      ? answers.json(env, { error: 'The lists are read only.' }, { status: 405, headers: { Allow: 'GET, HEAD' } })
      : answers.json(env, nothing, { status: 404 }),
  )
  return routes
}
