/** The page's side of the service worker. */
import { Workbox } from 'workbox-window'
import { savesData } from '#ui/saves-data.ts'
import { ifAllowed, registration, serviceWorkers } from './allowed.ts'
import { untilQuiet } from './busy.ts'
import { isInstalled } from './install.tsx'
import { listen, type Message } from './messages.ts'

/** Milliseconds between two checks for a new version in an open tab. */
const lookAgain = 60 * 60 * 1000

/** Milliseconds before each attempt to install; after the last, the next visit goes on. */
const pauses = [0, 3000, 30_000] as const

/** Milliseconds for which saving is held when the visitor goes to another page. */
const navigation = 3000

/** Whether this browser and this build can save pages. */
export const canSave = () =>
  import.meta.env.PROD && !__KILL_SWITCH__ && serviceWorkers() !== undefined && 'caches' in window

const path = '/service-worker.js'
let current: Workbox | undefined

/** Trusted Types allow no other script URL for a worker; hosting/security-headers.ts names the policy. */
function workbox(): Workbox {
  const url = () => window.trustedTypes?.createPolicy('worker', { createScriptURL: () => path }).createScriptURL(path)
  current ??= new Workbox(url() ?? path, { updateViaCache: 'none' })
  return current
}

/** Sends a message to the active worker; waits until there is one. */
const tellWorker = (message: Message) =>
  ifAllowed(async () => (await serviceWorkers()?.ready)?.active?.postMessage(message))

/** Saves all pages now. Registers the worker again, in case its installation has failed. */
export async function saveEverything() {
  // Without a network, the worker that is there continues.
  await ifAllowed(async () => workbox().register())
  await tellWorker({ type: 'save-everything' })
}

/** Holds saving in all workers: one that is installing sees no requests. */
export async function holdSaving() {
  const { installing, active } = (await registration()) ?? {}
  for (const worker of [installing, active])
    worker?.postMessage({ type: 'page-awaited', milliseconds: navigation } satisfies Message)
}

/** Tells the worker which page is shown and what it links to. */
export function tellShownPage(shown: { readonly path: string; readonly links: readonly string[] } | undefined) {
  if (shown && canSave()) void tellWorker({ type: 'page-shown', ...shown, saveData: savesData() })
}

/** Whether a worker becomes active; `false` when the installation fails, which another page may have started. */
const becomesActive = ({ active, installing }: ServiceWorkerRegistration) =>
  new Promise<boolean>(resolve => {
    if (active || !installing) return resolve(active !== null)
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve(true)
      if (installing.state === 'redundant') resolve(false)
    })
  })

/** Registers the worker. Rejects where the browser forbids it. */
async function register() {
  for (const pause of pauses) {
    await new Promise(resolve => setTimeout(resolve, pause))
    const registration = await workbox().register()
    if (registration && (await becomesActive(registration))) return
  }
}

/** The key under which this document is saved. */
const currentKey = () => document.querySelector<HTMLElement>('[data-saved-as]')?.dataset.savedAs

const pageLoaded = (installed = isInstalled()): Message => {
  const key = currentKey()
  return { type: 'page-loaded', saveData: savesData(), installed, ...(key && { shown: key }) }
}

/** Updates the content of a page that is shown, once `quiet` resolves. */
type Renew = (path: string, quiet: (wholePage: boolean) => Promise<void>) => Promise<void>

/**
 * Offers a version that waits. workbox-window misses one whose installation another page has started, and every one after the
 * first (https://github.com/GoogleChrome/workbox/issues/3285).
 */
function watchVersions(watched: ServiceWorkerRegistration) {
  let offered: ServiceWorker | undefined
  const look = async () => {
    const prompt = await import('./update-prompt.ts').catch(() => undefined)
    // In Firefox a first worker waits for a moment if the visitor has gone on to another document meanwhile.
    const { waiting, active } = watched
    if (!waiting || !active || waiting === offered) return
    offered = waiting
    prompt?.offerUpdate()
    // Pages of the next build can be saved now, because its code is here.
    await tellWorker(pageLoaded())
  }
  const watch = () => watched.installing?.addEventListener('statechange', () => void look())
  watched.addEventListener('updatefound', watch)
  watch()
  if (watched.waiting) void look()
}

/** Registers the worker, makes it continue saving, and watches for new versions. Does nothing where that is not possible. */
export async function startWorker(renew: Renew) {
  if (!canSave()) return
  listen(message => {
    if (message.type === 'page-changed') void renew(message.path, untilQuiet)
  })
  try {
    await register()
  } catch (error) {
    console.warn(`Pages are not saved for reading offline: ${error instanceof Error ? error.message : String(error)}`)
    return
  }
  const registered = await registration()
  if (registered) watchVersions(registered)
  addEventListener('appinstalled', () => void tellWorker(pageLoaded(true)))
  await tellWorker(pageLoaded())
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < lookAgain) return
    looked = Date.now()
    // Fails without a network.
    void ifAllowed(() => workbox().update())
    void tellWorker(pageLoaded())
  })
}
