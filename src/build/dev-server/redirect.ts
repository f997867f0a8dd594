import type { Connect } from 'vite'
import { oneAddress } from '#site/hosting/model.ts'
import { redirects } from '#site/map/redirects.ts'

const redirectOf = new Map<string, string>(redirects)
const [slash, extension] = [new RegExp(oneAddress.slash), new RegExp(oneAddress.extension)]

/** Redirects aliases, trailing slashes and `.html` to the page's own URL, as a real host does. */
export const redirect: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  // In development, the inline scripts of home are requested as parts of `/index.html`.
  if (pathname.startsWith('/api/') || search.startsWith('?html-proxy')) return next()
  const [, name] = slash.exec(pathname) ?? extension.exec(pathname) ?? []
  const plain = name === undefined ? pathname : `/${name}`.replace(/^\/index$/, '/')
  const target = redirectOf.get(plain) ?? (plain === pathname ? undefined : plain)
  if (target === undefined) return next()
  response.writeHead(301, { Location: target + search }).end()
}
