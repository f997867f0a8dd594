import type { Express } from 'express'
import { type Connect, type Plugin, runnerImport, type ViteDevServer } from 'vite'
import { watchContent } from './content-watch.ts'
import { developmentPage } from './development-page.ts'

interface MockApi {
  readonly createMockApi: (options?: { readonly onChange: () => void }) => Express
}

/** A handler that is loaded for each request, so that it is always made of the files as they are now. */
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

/** Loads what the first page and the first change of content need, while the browser is opened. A fault is reported when it is needed. */
async function loadAhead(server: ViteDevServer) {
  for (const file of ['dev-server/render-page.ts', 'content/index.ts', 'content/read.ts'])
    await server.ssrLoadModule(`/src/build/${file}`).catch(() => undefined)
}

/**
 * Pages, pictures and the mock API on the one port of Vite's servers. Nothing of the site is imported here: Vite restarts the
 * server when a file changes that its configuration imports.
 */
export function siteServer(): Plugin {
  return {
    name: 'site-server',
    config: () => ({ server: { watch: { ignored: ['**/.content/**', '**/dist*/**', '**/.vite-react-ssg-temp/**'] } } }),
    // The browser never loads the content of the menus, which is prerendered and not hydrated.
    hotUpdate({ file, modules }) {
      const { name, hot } = this.environment
      // Vite has set it once it has transformed a module.
      const isLoaded = modules.some(({ isSelfAccepting }) => isSelfAccepting !== undefined)
      if (name === 'client' && !isLoaded && file.includes('/src/web/app/header/')) hot.send({ type: 'full-reload' })
    },
    async configureServer(server) {
      const { createMockApi } = (await server.ssrLoadModule('/mock-api/index.ts')) as MockApi
      // What is wrong with a list is said by the watcher of the content.
      server.middlewares.use('/api', createMockApi({ onChange: () => undefined }))
      server.middlewares.use(current(server, 'redirect.ts', 'redirect'))
      server.middlewares.use(current(server, 'assets.ts', 'developmentPictures'))
      server.middlewares.use(current(server, 'assets.ts', 'lastIndex'))
      server.middlewares.use(current(server, 'assets.ts', 'developmentWorker'))
      watchContent(server)
      server.httpServer?.once('listening', () => void loadAhead(server))
      return () => {
        server.middlewares.use(developmentPage(server))
      }
    },
    async configurePreviewServer(server) {
      const { module: mock } = await runnerImport<MockApi>('/mock-api/index.ts')
      const { module: host } = await runnerImport<typeof import('./preview.ts')>('/src/build/dev-server/preview.ts')
      return host.preview(server, mock.createMockApi())
    },
  }
}
