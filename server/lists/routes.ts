import { sendFile } from '#server/pages/send-file.ts'
import type { SiteFile } from '#server/pages/site-file.ts'
import type { App, Responses } from '#server/responses.ts'

const nothing = { error: 'There is nothing at this path.' }

/** Adds `GET /api/<list>`, and errors for everything else under `/api`. */
export function listRoutes(app: App, responses: Responses, listOf: (name: string) => SiteFile | undefined) {
  const nameIn = (path: string) => path.slice('/api/'.length)

  app.get('/api/*', ({ env, req }) => {
    const list = listOf(nameIn(req.path))
    return list ? sendFile(responses, env, list) : responses.json(env, nothing, { status: 404 })
  })
  app.all('/api/*', ({ env, req }) =>
    listOf(nameIn(req.path))
      ? responses.json(env, { error: 'The lists are read only.' }, { status: 405, headers: { Allow: 'GET, HEAD' } })
      : responses.json(env, nothing, { status: 404 }),
  )
}
