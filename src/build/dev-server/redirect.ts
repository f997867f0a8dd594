import { extname } from 'node:path'
import type { Connect } from 'vite'
import { redirects } from '#content/map/redirects.ts'
import { decodedPath, plainPath } from '#content/plain-path.ts'

const redirectOf = new Map<string, string>(redirects)

/** Redirects aliases and other spellings of an address to the page's own, as the server does. */
export const redirect: Connect.NextHandleFunction = ({ url = '/' }, response, next) => {
  const [pathname = '/'] = url.split('?', 1)
  const search = url.slice(pathname.length)
  const plain = plainPath(decodedPath(pathname) ?? pathname)
  // In development, the inline scripts of home are requested as parts of `/index.html`, and modules as files or below `/@`.
  if (/^\/(?:api\/|@)/.test(pathname) || search.startsWith('?html-proxy') || extname(plain)) return next()
  const target = redirectOf.get(plain) ?? (plain === pathname ? undefined : encodeURI(plain))
  if (target === undefined) return next()
  response.writeHead(301, { Location: target + search }).end()
}
