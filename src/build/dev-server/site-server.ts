import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { Draw } from '#build/drawings.ts'
import { wantedAt } from '#build/photos/addresses.ts'
import { makePhoto } from '#build/photos/make.ts'
import { indexPlaceholder } from '#search/index-address.ts'
import { cacheOf, hosting, revalidated } from '#site/hosting/model.ts'
import { redirects } from '#site/map/redirects.ts'
import { developmentPage, wordsChanged } from './development-page.ts'

const redirectOf = new Map<string, string>(redirects)

/** Aliases and trailing slashes lead to the page's own address, as on a real host. */
const redirect: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const plain = pathname.replace(/(.)\/+$/, '$1')
  const target = redirectOf.get(plain) ?? (plain === pathname ? undefined : plain)
  if (target === undefined || pathname.startsWith('/api')) return next()
  response.writeHead(301, { Location: target.replace(/^\/+/, '/') + search }).end()
}

/** Pictures are made on the fly in development, from the sources as they are now; the build writes those that pages show. */
const art =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const name = /^\/art\/([a-z0-9-]+)\.svg$/.exec(request.url ?? '')?.[1]
    if (!name) return next()
    try {
      const { drawing } = (await server.ssrLoadModule('/src/build/drawings.ts')) as { drawing: Draw }
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(drawing(name))
    } catch (error) {
      next(error)
    }
  }

/** So are the pictures of photographs. */
const photos: Connect.NextHandleFunction = async (request, response, next) => {
  const wanted = wantedAt(request.url ?? '')
  if (!wanted) return next()
  try {
    const bytes = await makePhoto(wanted)
    response.setHeader('Content-Type', `image/${wanted.type}`)
    response.end(bytes)
  } catch (error) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end(String(error))
  }
}

/** The search index is read from finished pages: in development it is that of the last build, if there was one. */
const lastIndex =
  (root: string): Connect.NextHandleFunction =>
  async (request, response, next) => {
    if (request.url !== indexPlaceholder) return next()
    const assets = join(root, 'assets')
    const names = existsSync(assets) ? await readdir(assets) : []
    const name = names.find(file => /^search-[\da-f]+\.json$/.test(file))
    if (name) return response.setHeader('Content-Type', 'application/json').end(await readFile(join(assets, name)))
    response
      .writeHead(404, { 'Content-Type': 'text/plain' })
      .end('There is no search index yet: run `npm run build` once.')
  }

/** `/a/b` is the file `a/b.html`, as on hosts with clean addresses. */
const pageFile =
  (root: string): Connect.NextHandleFunction =>
  (request, _, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname === '/' ? '/index.html' : `${pathname}.html`
    if (!extname(pathname) && existsSync(join(root, file))) request.url = file + search
    next()
  }

/** The headers of a real host, but for the one that would keep a browser from plain HTTP on this machine. */
function hostHeaders(apiBase: string | undefined): Connect.NextHandleFunction {
  const { 'Strict-Transport-Security': _, ...headers } = hosting(apiBase).headers
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', cacheOf(new URL(request.url ?? '/', 'http://localhost').pathname))
    next()
  }
}

/** The mock API under `/api`, and the behaviour of a static host, on the one port of Vite's servers. */
export function siteServer(api: () => Connect.NextHandleFunction): Plugin {
  return {
    name: 'site-server',
    hotUpdate: wordsChanged,
    configureServer(server) {
      const root = join(server.config.root, server.config.build.outDir)
      server.middlewares.use('/api', api())
      server.middlewares.use(redirect)
      server.middlewares.use(art(server))
      server.middlewares.use(photos)
      server.middlewares.use(lastIndex(root))
      return () => {
        server.middlewares.use(developmentPage(server))
      }
    },
    configurePreviewServer(server) {
      const root = join(server.config.root, server.config.build.outDir)
      server.middlewares.use(hostHeaders(server.config.env.VITE_API_BASE_URL))
      server.middlewares.use('/api', api())
      server.middlewares.use(redirect)
      server.middlewares.use(pageFile(root))
      return () => {
        server.middlewares.use(async (_, response) => {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidated })
          response.end(await readFile(join(root, '404.html')))
        })
      }
    },
  }
}
