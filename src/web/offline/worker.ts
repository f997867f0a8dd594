import { getDefaultStore } from 'jotai'
import { Workbox } from 'workbox-window'
import { ifAllowed, registration, serviceWorkers } from '#offline/allowed.ts'
import type { Message } from '#offline/messages.ts'
import { savesData } from '#web/ui/saves-data.ts'
import { untilQuiet } from './busy.ts'
import { isInstalled } from './install-event.ts'
import { awaitedPageAtom, shownPageAtom } from './navigation-state.ts'
import { canSave, options, scriptUrl, tellWorker } from './tell-worker.ts'

/** Milliseconds between two checks for a new version in an open tab. */
const lookAgain = 60 * 60 * 1000

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

/** Makes the workers pause saving during a navigation, also one that is installing and so sees no requests. */
function yieldToVisitor() {
  const tellAll = async (message: Message) => {
    const { installing, active } = (await registration()) ?? {}
    for (const worker of [installing, active]) worker?.postMessage(message)
  }
  const state = getDefaultStore()
  state.sub(awaitedPageAtom, () => {
    const awaited = state.get(awaitedPageAtom)
    void tellAll({ type: 'page-awaited' })
    const arrived = () => void (state.get(awaitedPageAtom) === awaited && tellAll({ type: 'page-arrived' }))
    awaited?.page.then(arrived, arrived)
  })
}

/** Tells the worker which page is shown and what it links to, now and after each navigation. */
function tellShownPage() {
  const state = getDefaultStore()
  const tell = () => {
    const shown = state.get(shownPageAtom)
    if (shown) void tellWorker({ type: 'page-shown', ...shown, saveData: savesData() })
  }
  state.sub(shownPageAtom, tell)
  tell()
}

/** Updates the content of a page that is shown, once `quiet` resolves. */
type Renew = (path: string, quiet: (wholePage: boolean) => Promise<void>) => Promise<void>

/**
 * Registers the worker, makes it continue saving, and watches for new versions. Does nothing where that is not possible.
 */
export async function startWorker(renew: Renew) {
  if (!canSave()) return
  serviceWorkers()?.addEventListener('message', ({ data, ports }: MessageEvent<Message>) => {
    if (data.type === 'page-changed') void renew(data.path, untilQuiet)
    // The worker keeps the files that this tab may still request.
    if (data.type === 'open-since') ports[0]?.postMessage(performance.timeOrigin)
  })
  yieldToVisitor()
  const workbox = new Workbox(scriptUrl(), options)
  workbox.addEventListener('waiting', async () => {
    const prompt = await import('./update-prompt.ts').catch(() => undefined)
    // In Firefox a first worker waits for a moment if the visitor has gone on to another document meanwhile.
    const { waiting, active } = (await registration()) ?? {}
    if (waiting && active) prompt?.offerUpdate()
  })
  try {
    await register(workbox)
  } catch (error) {
    console.warn(`Pages are not saved for reading offline: ${error instanceof Error ? error.message : String(error)}`)
    return
  }
  tellShownPage()
  addEventListener('appinstalled', () => void tellWorker(pageLoaded(true)))
  await tellWorker(pageLoaded())
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < lookAgain) return
    looked = Date.now()
    // Fails without a network.
    void ifAllowed(() => workbox.update())
    void tellWorker(pageLoaded())
  })
}
