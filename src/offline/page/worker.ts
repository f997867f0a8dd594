import { Workbox } from 'workbox-window'
import type { Message } from '#offline/messages.ts'
import type { Notices } from './notices.ts'
import { offerUpdate } from './update-prompt.ts'

/** Milliseconds between two looks for a new version in a tab that stays open. */
const lookAgain = 60 * 60 * 1000

/** Says something to the worker that is in charge; it waits until there is one. */
export async function tellWorker(message: Message) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** Whether this browser, and this build, can save pages. */
export const canSave = () => import.meta.env.PROD && !__KILL_SWITCH__ && 'serviceWorker' in navigator

/** The address of the script that this tab runs: the worker keeps what it may still ask for. */
const entryScript = () =>
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ')[0] ?? ''

/** `connection` is Chromium's own (WICG Network Information). */
const pageLoaded = (): Message => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return { type: 'page-loaded', saveData: connection?.saveData === true }
}

/** Registers the worker, lets it go on saving, and watches for new versions. Does nothing where that is not possible. */
export async function startWorker(notices: Notices) {
  if (!canSave()) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<Message>) => {
    if (data.type === 'which-build') ports[0]?.postMessage(entryScript())
  })
  const workbox = new Workbox('/service-worker.js', { updateViaCache: 'none' })
  workbox.addEventListener('waiting', () => offerUpdate(notices))
  try {
    await workbox.register()
  } catch (error) {
    console.warn(`Pages are not saved for reading offline: ${error instanceof Error ? error.message : String(error)}`)
    return
  }
  await tellWorker(pageLoaded())
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < lookAgain) return
    looked = Date.now()
    void workbox.update()
    void tellWorker(pageLoaded())
  })
}
