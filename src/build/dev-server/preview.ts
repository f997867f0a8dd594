/** Adds the behaviour of a static host and the mock API to the files that `vite preview` serves. */
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Connect, PreviewServer } from 'vite'
import { cacheOf, hosting, revalidated } from '#hosting/model.ts'
import { redirect } from './redirect.ts'

/** Serves the file `a/b.html` for `/a/b`, as hosts with clean URLs do. */
const pageFile =
  (root: string): Connect.NextHandleFunction =>
  (request, _, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname === '/' ? '/index.html' : `${pathname}.html`
    if (!extname(pathname) && existsSync(join(root, file))) request.url = file + search
    next()
  }

/** Sets the headers of a real host, except the one that would keep a browser from plain HTTP on this machine. */
function hostHeaders(root: string, apiBase: string | undefined): Connect.NextHandleFunction {
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  const { 'Strict-Transport-Security': _, ...headers } = hosting(apiBase, html).headers
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', cacheOf(new URL(request.url ?? '/', 'http://localhost').pathname))
    next()
  }
}

/** Sets the server up. Returns a function that adds the handler after its own files. */
export function preview(server: PreviewServer, api: Connect.NextHandleFunction) {
  const root = join(server.config.root, server.config.build.outDir)
  server.middlewares.use(hostHeaders(root, server.config.env.VITE_API_BASE_URL))
  server.middlewares.use('/api', api)
  server.middlewares.use(redirect)
  server.middlewares.use(pageFile(root))
  return () => {
    server.middlewares.use(async (_, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidated })
      response.end(await readFile(join(root, '404.html')))
    })
  }
}
