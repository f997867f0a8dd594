import type { App, Responses } from '#server/responses.ts'
import { revalidated } from '#site/hosting/model.ts'
import { locate } from './locate.ts'
import { sendFile, sendMissing } from './send-file.ts'
import type { Site } from './site-files.ts'

/** Adds the routes of the site's files: everything outside the API. */
export function pageRoutes(app: App, responses: Responses, site: Site) {
  // A single synchronous handler without middleware, for speed.
  app.get('*', ({ env, req }) => {
    const place = locate(site.files, req.path)
    if (place === undefined) return sendMissing(responses, env, site.missing)
    if ('file' in place) return sendFile(responses, env, place.file)
    const { url = '' } = env.incoming
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
    return responses.plain(env, null, {
      status: 301,
      headers: { Location: place.redirect + query, 'Cache-Control': revalidated, 'Content-Length': '0' },
    })
  })
  app.all('*', ({ env }) =>
    responses.plain(env, 'Only GET and HEAD work here.\n', {
      status: 405,
      headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
    }),
  )
}
