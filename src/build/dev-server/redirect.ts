import { extname } from 'node:path'
import type { Connect } from 'vite'
import { redirects } from '#content/map/redirects.ts'
import { decodedPath, plainPath } from '#content/plain-path.ts'

const redirectOf = new Map<string, string>(redirects)

/** Redirects aliases and other spellings of an address to the page's own, as the server does. Refuses what Vite cannot read. */
export const redirect: Connect.NextHandleFunction = ({ url = '/' }, response, next) => {
  const [pathname = '/'] = url.split('?', 1)
  const search = url.slice(pathname.length)
  const path = decodedPath(pathname)
  if (path === undefined) return void response.writeHead(400).end('The address is malformed.')
  const plain = plainPath(path)
  // In development, the inline scripts of home are requested as parts of `/index.html`, and modules as files or below `/@`.
  if (/^\/(?:api\/|@)/.test(pathname) || search.startsWith('?html-proxy') || extname(plain)) return next()
  const alias = redirectOf.get(plain)
  // Browsers write other scripts in percent signs; some clients do not.
  if (alias === undefined && [plain, encodeURI(plain)].includes(pathname)) return next()
  response
    .setHeader('Location', (alias ?? encodeURI(plain)) + search)
    .writeHead(301)
    .end()
}
