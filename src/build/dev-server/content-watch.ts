/** Content in development: reads and checks changed files of `data/`, and shows them on open pages. */
import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { DevEnvironment, HotPayload, ViteDevServer } from 'vite'
import type { Fault } from '#content/read/fault.build.ts'

/**
 * Whether a file is content: the texts, the logo and the photographs in `data/`. Photographs are made when a page shows
 * them.
 */
const isContent = (file: string) => /^data\/.+\.(?:yaml|md|json)$|^data\/logo\.svg$|^data\/photos\//.test(file)

/** Whether a file is code that reads the content, such as a schema, or the names of texts: it may accept now what it refused. */
const readsContent = (file: string) =>
  /^src\/(?:content|forms|lists|pages|pictures|seo|theme)\/.+\.(?:ts|json)$/.test(file)

/** Returns the error for the overlay of Vite's client. */
function overlayOf(faults: readonly Fault[], lines: readonly string[]) {
  const [first] = faults
  return {
    type: 'error' as const,
    err: {
      message: lines.join('\n'),
      stack: '',
      plugin: 'content',
      ...(first && { id: first.file, loc: { file: first.file, line: first.line ?? 1, column: first.column ?? 1 } }),
    },
  }
}

/**
 * Returns the modules of the content. Vite does not watch them: this module knows first what a change in `data/` affects.
 */
const contentModules = ({ moduleGraph }: DevEnvironment) =>
  [...moduleGraph.idToModuleMap.values()].flatMap(module =>
    module.file && /\/\.content\/[^?]*\.json$/.test(module.file) ? { module, file: module.file } : [],
  )

/** Milliseconds of tolerance: file times come from a clock that may be a few milliseconds behind. */
const coarse = 20

/** Reloads the modules that were written since a time, on the server and on open pages. */
async function renewModules({ environments: { ssr, client } }: ViteDevServer, since: number) {
  const isNew = ({ file }: { readonly file: string }) => statSync(file).mtimeMs >= since - coarse
  for (const { module } of contentModules(ssr).filter(isNew)) ssr.moduleGraph.invalidateModule(module)
  for (const { module } of contentModules(client).filter(isNew)) await client.reloadModule(module)
}

/**
 * Milliseconds to wait after a fault, because the file may still be being written: some programs empty it first, and the
 * watcher may report both changes as one.
 */
const writing = 100

/** Watches the content, and sends changes and faults to open pages. */
export function watchContent(server: ViteDevServer) {
  const { hot } = server.environments.client
  const load = <Module>(file: string) => server.ssrLoadModule(file) as Promise<Module>
  /** Ends when what has changed so far is read. */
  let reads = Promise.resolve()
  /** Whether a change is read after what is being read now. */
  let isWaiting = false
  /** When modules were last reloaded. Open pages have older versions of those written since. */
  let renewed = Date.now()
  /** What was last sent to open pages: the fault that still exists, and the last change with its time. */
  let currentFault: ReturnType<typeof overlayOf> | undefined
  let lastNotice: { readonly at: number; readonly change: HotPayload } | undefined
  /** Whether a list of the API has changed. Pages keep its last response, so they are reloaded; drafts survive this. */
  let lists = false

  /** Reads everything and notifies open pages. Reports faults there and in the terminal; the last good pages stay. */
  async function read() {
    isWaiting = false
    const { contentFaults } = await load<typeof import('#content/read/check.build.ts')>(
      '/src/content/read/check.build.ts',
    )
    const { faultLine } = await load<typeof import('#content/read/fault.build.ts')>('/src/content/read/fault.build.ts')
    let faults = await contentFaults()
    if (faults.length > 0) {
      await delay(writing)
      if (isWaiting) return
      faults = await contentFaults()
    }
    if (faults.length > 0) {
      const overlay = overlayOf(faults, faults.map(faultLine))
      if (overlay.err.message !== currentFault?.err.message)
        server.config.logger.error(`\n${overlay.err.message}`, { timestamp: true })
      currentFault = overlay
      hot.send(overlay)
      return
    }
    if (currentFault) hot.send('content-fixed')
    currentFault = undefined
    const since = renewed
    renewed = Date.now()
    await renewModules(server, since)
    const change: HotPayload = lists ? { type: 'full-reload' } : { type: 'custom', event: 'words-changed' }
    lists = false
    lastNotice = { at: Date.now(), change }
    hot.send(change)
  }

  // A page that opened while the others were notified gets what it missed.
  hot.on('page-opened', (since: number, page) => {
    if (currentFault) page.send(currentFault)
    else if (lastNotice && lastNotice.at >= since) page.send(lastNotice.change)
  })

  server.watcher.on('all', (_, path) => {
    const file = relative(server.config.root, path).replaceAll('\\', '/')
    if (!isContent(file) && !readsContent(file)) return
    // Vite does the same, but perhaps later than the next lines.
    if (readsContent(file)) server.environments.ssr.moduleGraph.onFileChange(path.replaceAll('\\', '/'))
    lists ||= /^data\/[^/]+\.json$/.test(file)
    if (isWaiting) return
    isWaiting = true
    reads = reads.then(read).catch(error => server.config.logger.error(String(error)))
  })
}
