import { Workbox } from 'workbox-window'
import type { Message } from '#offline/messages.ts'
import { untilQuiet } from './busy.ts'
import { isInstalled } from './install-event.ts'
import type { Notices } from './notices.ts'

/** Milliseconds between two looks for a new version in a tab that stays open. */
const lookAgain = 60 * 60 * 1000

/** Says something to the worker that is in charge; it waits until there is one. */
export async function tellWorker(message: Message) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

const path = '/service-worker.js'
/** No other address can become a worker; site/hosting/security-headers.ts names the policy. */
const script: string | TrustedScriptURL =
  window.trustedTypes?.createPolicy('worker', { createScriptURL: (_: string) => path }).createScriptURL(path) ?? path
const options = { updateViaCache: 'none' } as const

/** Saves everything now, whatever holds it back; a worker that could not be installed gets another try. */
export async function saveAll() {
  // The types of the platform do not know the address of a policy yet.
  await navigator.serviceWorker.register(script as string, options)
  await tellWorker({ type: 'save-all' })
}

/** Whether this browser, and this build, can save pages. */
export const canSave = () => import.meta.env.PROD && !__KILL_SWITCH__ && 'serviceWorker' in navigator

/** Whether the device saves data. `connection` is Chromium's own (WICG Network Information). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Milliseconds after which an installation that has failed is tried again; after that the next visit tries. */
const pauses = [3000, 30_000] as const

/** Whether a worker comes to be in charge: not when its first installation fails, perhaps one that another page has begun. */
const isInCharge = ({ active, installing }: ServiceWorkerRegistration) =>
  new Promise<boolean>(resolve => {
    if (active || !installing) return resolve(active !== null)
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve(true)
      if (installing.state === 'redundant') resolve(false)
    })
  })

/** Registers the worker, and again while it cannot be installed. Rejects where the browser does not allow it. */
async function register(workbox: Workbox) {
  for (const pause of [0, ...pauses]) {
    await new Promise(resolve => setTimeout(resolve, pause))
    const registration = await workbox.register()
    if (registration && (await isInCharge(registration))) return
  }
}

/** What the document that was opened is saved as. */
const shown = () => document.querySelector<HTMLElement>('[data-saved-as]')?.dataset.savedAs

const pageLoaded = (installed = isInstalled()): Message => {
  const key = shown()
  return { type: 'page-loaded', saveData: savesData(), installed, ...(key && { shown: key }) }
}

/** The site's part: what the worker has to know of its pages. */
interface Site {
  /** Takes the new words of a page, once `quiet` says that they, or another page in its place, may be shown. */
  readonly renew: (path: string, quiet: (wholePage: boolean) => Promise<void>) => Promise<void>
  /** Tells of each page that the visitor waits for; `coming` resolves when it is there or cannot be had. */
  readonly onPageAwaited: (listener: (coming: Promise<unknown>) => void) => void
  /** Tells of each page that is shown, with the pages that it links to. */
  readonly onPageShown: (listener: (path: string, links: readonly string[]) => void) => void
}

/** Tells the workers to hold back while the visitor waits: also the one that is being installed, which hears of no request. */
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
 * Registers the worker, lets it go on saving, and watches for new versions. Does nothing where that is not possible.
 */
export async function startWorker(notices: Notices, site: Site) {
  if (!canSave()) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<Message>) => {
    if (data.type === 'page-changed') void site.renew(data.path, untilQuiet)
    // The worker keeps what this tab may still ask for.
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
