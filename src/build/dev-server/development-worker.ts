import { build, type Connect } from 'vite'
import { listPath, type OfflineList } from '#offline/list.ts'

/** Nothing is saved in development: no file is named by its content. */
const emptyList: OfflineList = {
  build: 'development',
  files: [],
  everywhere: [],
  pages: {},
  first: [],
  later: [],
  lists: [],
  aliases: {},
}

/** The code of the service worker, as the build makes it, with no file of a shell. */
async function workerCode(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'self.__WB_MANIFEST': '[]', 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'src/offline/worker/service-worker.ts', formats: ['iife'], name: 'worker' },
    },
  })
  const [first] = Array.isArray(made) ? made : [made]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the service worker has no code')
  return chunk.code
}

/** The service worker and its list, for the panel's button that turns the worker on. */
export const developmentWorker: Connect.NextHandleFunction = async (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  try {
    if (pathname === listPath) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(emptyList))
    else if (pathname === '/service-worker.js')
      response.setHeader('Content-Type', 'text/javascript').end(await workerCode())
    else next()
  } catch (error) {
    next(error)
  }
}
