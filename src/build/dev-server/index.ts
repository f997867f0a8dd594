import type { Express } from 'express'
import { type Connect, type Plugin, runnerImport, type ViteDevServer } from 'vite'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import type { PrerenderedPage } from '#build/prerender/build-parts.ts'
import { watchContent } from './content-watch.ts'

interface MockApi {
  readonly createMockApi: () => Express
}

/** Returns a handler that is loaded for each request, so that it always uses the current files. */
const current =
  (server: ViteDevServer, file: string, name: string): Connect.NextHandleFunction =>
  async (request, response, next) => {
    try {
      const module = await server.ssrLoadModule(`/src/build/dev-server/${file}`)
      ;(module[name] as Connect.NextHandleFunction)(request, response, next)
    } catch (error) {
      next(error)
    }
  }

/** Returns a handler that is the mock API, created again when its code, a form or the contract has changed. */
async function currentMock(server: ViteDevServer): Promise<Connect.NextHandleFunction> {
  const load = async () => ((await server.ssrLoadModule('/mock-api/index.ts')) as MockApi).createMockApi
  let create = await load()
  let mock = create()
  return async (request, response, next) => {
    try {
      const now = await load()
      if (now !== create) mock = now()
      create = now
      mock(request as never, response as never)
    } catch (error) {
      next(error)
    }
  }
}

/** The data of the page for 404. */
const missing = '"path":"/404","view":"notFound"'

/** Answers pages as a host does, where the prerenderer's server does not: 404 for no page, and Vite's overlay for an error. */
const hostAnswers: Connect.NextHandleFunction = (_, response, next) => {
  const end = response.end.bind(response) as (body?: string) => typeof response
  response.end = ((body?: string) => {
    if (response.statusCode !== 500) {
      if (body?.includes(missing)) response.statusCode = 404
      return end(body)
    }
    response.end = end as typeof response.end
    // Vite shows the message, and of the stack only its calls.
    next(Object.assign(new Error(body?.split(/\n\s+at /)[0]), { stack: body }))
    return response
  }) as typeof response.end
  next()
}

/** The options of the prerenderer's development server. */
export const developmentOptions: Partial<ViteReactSSGOptions> = {
  entry: 'src/main.tsx',
  onPageRendered: async (_, html, context) =>
    (context as typeof context & { readonly page: PrerenderedPage }).page.complete?.(html),
}

/**
 * Serves pages, pictures and the mock API on the one port of Vite's servers. Imports nothing of the site: Vite restarts the
 * server when a file changes that its configuration imports.
 */
export function siteServer(): Plugin {
  return {
    name: 'site-server',
    config: () => ({ server: { watch: { ignored: ['**/.content/**', '**/dist*/**', '**/.vite-react-ssg-temp/**'] } } }),
    async configureServer(server) {
      server.middlewares.use('/api', await currentMock(server))
      server.middlewares.use(current(server, 'redirect.ts', 'redirect'))
      server.middlewares.use(current(server, 'assets.ts', 'developmentPictures'))
      server.middlewares.use(current(server, 'search-index.ts', 'currentIndex'))
      watchContent(server)
      // The first page needs it, while the browser opens. Faults are reported with that page.
      server.httpServer?.once('listening', () => void server.ssrLoadModule('/src/main.tsx').catch(() => undefined))
      return () => {
        server.middlewares.use(hostAnswers)
      }
    },
    async configurePreviewServer(server) {
      const { module: mock } = await runnerImport<MockApi>('/mock-api/index.ts')
      const { module: host } = await runnerImport<typeof import('./preview.ts')>('/src/build/dev-server/preview.ts')
      return host.preview(server, mock.createMockApi())
    },
  }
}
