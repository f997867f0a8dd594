import { limits } from '#server/limits/limits.ts'
import type { App, Responses } from '#server/responses.ts'
import { revalidated } from '#site/hosting/model.ts'
import { redirects } from '#site/map/redirects.ts'
import { decodedPath, plainPath } from '#site/plain-path.ts'
import { sendFile, sendMissing } from './send-file.ts'
import type { Site, SiteFile } from './site-files.ts'

const aliases = new Map<string, string>(redirects)

/** The result of a lookup: a file, or the path of a redirect. */
export type Place = { readonly file: SiteFile } | { readonly redirect: string }

/**
 * Looks up a path among the known paths. The path is never joined to a folder, so it cannot leave the site, and a redirect
 * can only lead to a page of this site.
 */
export function locate(files: ReadonlyMap<string, SiteFile>, pathname: string): Place | undefined {
  if (pathname.length > limits.path) return undefined
  const path = decodedPath(pathname)
  if (path === undefined) return undefined
  const alias = aliases.get(path)
  if (alias) return { redirect: alias }
  const file = files.get(path)
  if (file) return { file }
  const page = plainPath(path)
  const target = aliases.get(page) ?? (files.get(page)?.path.endsWith('.html') ? page : undefined)
  return target === undefined ? undefined : { redirect: target }
}

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
