/** Content in development: a changed file of `data/` is read and checked, and shown on open pages. */
import { statSync } from 'node:fs'
import { relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { DevEnvironment, HotPayload, ViteDevServer } from 'vite'
import type { Fault } from '#build/content/fault.ts'

/** Files whose change concerns the content: all of `data/`. Photographs are looked at when a page shows them. */
const isContent = (file: string) => /^data\/.+\.(?:yaml|md|json)$|^data\/logo\.svg$|^data\/photos\//.test(file)

/** What the overlay of Vite's client shows. */
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

/** Modules of the content, which Vite does not watch: what has become of a change in `data/` is known here first. */
const contentModules = ({ moduleGraph }: DevEnvironment) =>
  [...moduleGraph.idToModuleMap.values()].flatMap(module =>
    module.file && /\/\.content\/[^?]*\.json$/.test(module.file) ? { module, file: module.file } : [],
  )

/** The time of files is taken from a clock that is up to a few milliseconds behind. */
const coarse = 20

/** Makes what has been written since a moment be loaded anew, by the server and by open pages. */
async function renewModules({ environments: { ssr, client } }: ViteDevServer, since: number) {
  const isNew = ({ file }: { readonly file: string }) => statSync(file).mtimeMs >= since - coarse
  for (const { module } of contentModules(ssr).filter(isNew)) ssr.moduleGraph.invalidateModule(module)
  for (const { module } of contentModules(client).filter(isNew)) await client.reloadModule(module)
}

/**
 * Milliseconds for which a fault may be that of a file that is still being written: some programs empty it first, and the
 * watcher may report both changes as one.
 */
const writing = 100

/** Reads and checks all content. */
async function checkContent(server: ViteDevServer) {
  const { contentFaults } = (await server.ssrLoadModule(
    '/src/build/content/index.ts',
  )) as typeof import('#build/content/index.ts')
  return contentFaults()
}

/** The content of a development server, and its faults. */
export function watchContent(server: ViteDevServer) {
  const { hot } = server.environments.client
  let reading = false
  let again = false
  let isWarm = false
  /** When modules were last renewed: what has been written since is older on open pages. */
  let renewed = Date.now()
  /** What was last sent to open pages, and when: the fault of content that stays, or the last change. */
  let broken: ReturnType<typeof overlayOf> | undefined
  let lastNotice: { readonly at: number; readonly change: HotPayload } | undefined
  /** Whether a list of the API has changed: pages keep its last answer, so they are loaded anew, drafts and all. */
  let lists = false

  /** Reads everything, and tells open pages. What is wrong is said there and in the terminal; the last good pages stay. */
  async function read() {
    const { faultLine } = (await server.ssrLoadModule(
      '/src/build/content/fault.ts',
    )) as typeof import('#build/content/fault.ts')
    let faults = await checkContent(server)
    if (faults.length > 0) {
      await delay(writing)
      if (again) return
      faults = await checkContent(server)
    }
    if (faults.length > 0) {
      const overlay = overlayOf(faults, faults.map(faultLine))
      if (overlay.err.message !== broken?.err.message)
        server.config.logger.error(`\n${overlay.err.message}`, { timestamp: true })
      broken = overlay
      return hot.send(overlay)
    }
    if (broken) hot.send('content-fixed')
    broken = undefined
    const { forgetPhotos } = (await server.ssrLoadModule(
      '/src/build/photos/addresses.ts',
    )) as typeof import('#build/photos/addresses.ts')
    forgetPhotos()
    const since = renewed
    renewed = Date.now()
    await renewModules(server, since)
    const change: HotPayload = lists ? { type: 'full-reload' } : { type: 'custom', event: 'words-changed' }
    lists = false
    lastNotice = { at: Date.now(), change }
    hot.send(change)
  }

  /** Reads once more when something has changed while it read. */
  async function readAll() {
    do {
      again = false
      await read()
    } while (again)
  }

  // A page that was on its way when the others were notified.
  hot.on('page-opened', (since: number, page) => {
    if (broken) page.send(broken)
    else if (lastNotice && lastNotice.at >= since) page.send(lastNotice.change)
    // The first check loads the modules that it needs: done now, the first change is shown as fast as the next. What is
    // wrong is sent with a change.
    if (!isWarm) checkContent(server).catch(() => undefined)
    isWarm = true
  })

  server.watcher.on('all', (_, path) => {
    const file = relative(server.config.root, path).replaceAll('\\', '/')
    if (!isContent(file)) return
    lists ||= /^data\/[^/]+\.json$/.test(file)
    again = true
    if (reading) return
    reading = true
    readAll()
      .catch(error => server.config.logger.error(String(error)))
      .finally(() => {
        reading = false
      })
  })
}
