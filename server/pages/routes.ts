import { redirects } from '#content/map/redirects.ts'
import { decodedPath, plainPath } from '#content/plain-path.ts'
import { revalidated } from '#hosting/model.ts'
import type { App } from '#server/answers.ts'
import { limits } from '#server/limits/limits.ts'
import { type Site, type SiteFile, sendFile, sendMissing } from './site-files.ts'

const aliases = new Map<string, string>(redirects)

/**
 * Looks up a path among the known paths: its file, or the path of a redirect. The path is never joined to a folder, so it
 * cannot leave the site, and a redirect can only lead to a page of this site.
 */
export function locate(files: ReadonlyMap<string, SiteFile>, pathname: string) {
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
export function pageRoutes(app: App, site: Site) {
  app.get('*', c => {
    const place = locate(site.files, c.req.path)
    if (place === undefined) return sendMissing(c, site.missing)
    if ('file' in place) return sendFile(c, place.file)
    const { url = '' } = c.env.incoming
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
    const headers = { Location: place.redirect + query, 'Cache-Control': revalidated, 'Content-Length': '0' }
    return c.body(null, 301, headers)
  })
  app.all('*', c => c.text('Only GET and HEAD work here.\n', 405, { Allow: 'GET, HEAD' }))
}
