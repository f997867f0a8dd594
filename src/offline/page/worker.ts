import { Workbox } from 'workbox-window'
import type { Message } from '#offline/messages.ts'
import { untilQuiet } from './busy.ts'
import { isInstalled } from './install-event.ts'
import type { Notices } from './notices.ts'

/** Milliseconds between two checks for a new version in an open tab. */
const lookAgain = 60 * 60 * 1000

/** Sends a message to the active worker; waits until there is one. */
export async function tellWorker(message: Message) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

const path = '/service-worker.js'
/** Trusted Types allow no other script URL for a worker; site/hosting/security-headers.ts names the policy. */
const script: string | TrustedScriptURL =
  window.trustedTypes?.createPolicy('worker', { createScriptURL: (_: string) => path }).createScriptURL(path) ?? path
const options = { updateViaCache: 'none' } as const

/** Saves all pages now. Registers the worker again, in case its installation has failed. */
export async function saveAll() {
  // TypeScript's types do not accept a `TrustedScriptURL` yet.
  await navigator.serviceWorker.register(script as string, options)
  await tellWorker({ type: 'save-all' })
}

/** Whether this browser and this build can save pages. */
export const canSave = () => import.meta.env.PROD && !__KILL_SWITCH__ && 'serviceWorker' in navigator

/** Whether the device saves data. Only Chromium has `connection` (WICG Network Information). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Milliseconds before each retry of a failed installation; after the last, the next visit retries. */
const pauses = [3000, 30_000] as const

/** Whether a worker becomes active; `false` when the installation fails, which another page may have started. */
const becomesActive = ({ active, installing }: ServiceWorkerRegistration) =>
  new Promise<boolean>(resolve => {
    if (active || !installing) return resolve(active !== null)
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve(true)
      if (installing.state === 'redundant') resolve(false)
    })
  })

/** Registers the worker and retries failed installations. Rejects where the browser forbids it. */
async function register(workbox: Workbox) {
  for (const pause of [0, ...pauses]) {
    await new Promise(resolve => setTimeout(resolve, pause))
    const registration = await workbox.register()
    if (registration && (await becomesActive(registration))) return
  }
}

/** The key under which this document is saved. */
const shown = () => document.querySelector<HTMLElement>('[data-saved-as]')?.dataset.savedAs

const pageLoaded = (installed = isInstalled()): Message => {
  const key = shown()
  return { type: 'page-loaded', saveData: savesData(), installed, ...(key && { shown: key }) }
}

/** What the worker needs from the site. */
interface Site {
  /** Updates a page's content, once `quiet` resolves. */
  readonly renew: (path: string, quiet: (wholePage: boolean) => Promise<void>) => Promise<void>
  /** Calls the listener for each navigation; `coming` settles when the page is shown or has failed. */
  readonly onPageAwaited: (listener: (coming: Promise<unknown>) => void) => void
  /** Calls the listener for each page that is shown, with the pages that it links to. */
  readonly onPageShown: (listener: (path: string, links: readonly string[]) => void) => void
}

/** Makes the workers pause saving during a navigation, also one that is installing and so sees no requests. */
function yieldToVisitor({ onPageAwaited }: Site) {
  const tellAll = async (message: Message) => {
    const { installing, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    for (const worker of [installing, active]) worker?.postMessage(message)
  }
  let awaited: Promise<unknown> | undefined
  onPageAwaited(coming => {
    awaited = coming
    void tellAll({ type: 'page-awaited' })
    const arrived = () => void (awaited === coming && tellAll({ type: 'page-arrived' }))
    coming.then(arrived, arrived)
  })
}

/**
 * Registers the worker, makes it continue saving, and watches for new versions. Does nothing where that is not possible.
 */
export async function startWorker(notices: Notices, site: Site) {
  if (!canSave()) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<Message>) => {
    if (data.type === 'page-changed') void site.renew(data.path, untilQuiet)
    // The worker keeps the files that this tab may still request.
    if (data.type === 'open-since') ports[0]?.postMessage(performance.timeOrigin)
  })
  yieldToVisitor(site)
  const workbox = new Workbox(script, options)
  workbox.addEventListener('waiting', async () => {
    const prompt = await import('./update-prompt.ts').catch(() => undefined)
    prompt?.offerUpdate(notices)
  })
  try {
    await register(workbox)
  } catch (error) {
    console.warn(`Pages are not saved for reading offline: ${error instanceof Error ? error.message : String(error)}`)
    return
  }
  site.onPageShown((path, links) => void tellWorker({ type: 'page-shown', path, links, saveData: savesData() }))
  addEventListener('appinstalled', () => void tellWorker(pageLoaded(true)))
  await tellWorker(pageLoaded())
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < lookAgain) return
    looked = Date.now()
    void workbox.update()
    void tellWorker(pageLoaded())
  })
}
