import type { Connect } from 'vite'
import { redirects } from '#site/map/redirects.ts'

const redirectOf = new Map<string, string>(redirects)

/** Aliases and trailing slashes lead to the page's own address, as on a real host. */
export const redirect: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const plain = pathname.replace(/(.)\/+$/, '$1')
  const target = redirectOf.get(plain) ?? (plain === pathname ? undefined : plain)
  if (target === undefined || pathname.startsWith('/api')) return next()
  response.writeHead(301, { Location: target.replace(/^\/+/, '/') + search }).end()
}
