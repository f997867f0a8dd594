import { type Connect, type Plugin, runnerImport, type ViteDevServer } from 'vite'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import type { PrerenderedPage } from '#build/prerender/build-parts.ts'
import { watchContent } from './content-watch.ts'

const mock = '/mock-api/app.ts'

/** Returns a handler that is loaded for each request, so that it always uses the current files. */
const current =
  (server: ViteDevServer, file: string, name: string): Connect.NextHandleFunction =>
  async (request, response, next) => {
    try {
      const module = await server.ssrLoadModule(file)
      ;(module[name] as Connect.NextHandleFunction)(request, response, next)
    } catch (error) {
      next(error)
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
      // Fails at once if there is no such scenario.
      await server.ssrLoadModule(mock)
      server.middlewares.use('/api', current(server, mock, 'mockApi'))
      server.middlewares.use(current(server, '/src/build/dev-server/redirect.ts', 'redirect'))
      server.middlewares.use(current(server, '/src/build/dev-server/assets.ts', 'developmentPictures'))
      server.middlewares.use(current(server, '/src/build/dev-server/search-index.ts', 'currentIndex'))
      watchContent(server)
      // The first page needs it, while the browser opens. Faults are reported with that page.
      server.httpServer?.once('listening', () => void server.ssrLoadModule('/src/main.tsx').catch(() => undefined))
      return () => {
        server.middlewares.use(hostAnswers)
      }
    },
    async configurePreviewServer(server) {
      const { module: api } = await runnerImport<{ mockApi: Connect.NextHandleFunction }>(mock)
      const { module: host } = await runnerImport<typeof import('./preview.ts')>('/src/build/dev-server/preview.ts')
      return host.preview(server, api.mockApi)
    },
  }
}
