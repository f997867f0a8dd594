import { fill } from '#content/fill.ts'
import type { QueuedForm } from '#forms/submission.ts'
import texts from '#generated/texts/offline/notices.json' with { type: 'json' }
import type { ToastContent } from '#toasts/show-toast.tsx'
import { toast } from '#toasts/toast.ts'
import { stored } from '#ui/stored.ts'
import { ifAllowed, registration } from './allowed.ts'
import { pageOf } from './form-pages.ts'
import { listen } from './messages.ts'
import { deliver } from './outbox/deliver.ts'
import { store } from './outbox/store.ts'

/** Milliseconds until the next attempt. */
const pause = 60_000

const nounOf = (form: QueuedForm) => (form === 'application-form' ? texts.application : texts.message)

/** The keys of the submissions whose end this tab has announced. */
const announced = stored('outbox-announced', () => sessionStorage)

/** Announces the end of a submission once a tab: a reload finds it again in the store. */
function announce(key: string, content: ToastContent) {
  const keys = announced.read() ?? ''
  if (keys.includes(key)) return
  announced.write(`${keys} ${key}`)
  toast(content)
}

/** Announces what was refused, or is too old to be sent, until the visitor dismisses it. */
async function announceKept() {
  for (const { form, key, refused, expired } of await store.list()) {
    if (refused === undefined && !expired) continue
    announce(key, {
      variant: 'destructive',
      title: fill(texts.notSent, { what: nounOf(form) }),
      description: expired ? texts.expired : fill(texts.kept, { reason: refused ?? '' }),
      action: { label: texts.see, run: () => location.assign(`${pageOf(form)}#${form}`) },
      duration: Number.POSITIVE_INFINITY,
    })
  }
}

/** Background Sync: only Chromium has it, and TypeScript has no types for it. */
interface Syncing {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Registers a sync event, so that the worker sends the outbox when the network returns, even without an open page. */
async function askForSync() {
  const worker: (ServiceWorkerRegistration & Syncing) | undefined = await registration()
  // Where background work is forbidden, the page sends the outbox.
  if (worker?.active) await ifAllowed(async () => worker.sync?.register('outbox'))
}

/** Runs now, or when the tab becomes visible: a toast in a hidden tab would not be seen. */
function whenVisible(run: () => void) {
  if (document.visibilityState === 'visible') run()
  else document.addEventListener('visibilitychange', run, { once: true })
}

/**
 * Sends the outbox at the start, when the network returns and when the tab becomes visible, and notifies the visitor of the
 * results, also those of other tabs and the worker. Called once, when the page is idle.
 */
export function startOutbox() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    timer ??= setTimeout(send, pause)
  }
  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    // Where IndexedDB is forbidden, the outbox is empty.
    const outcome = await deliver().catch(() => 'empty')
    if (outcome === 'empty') return
    // Another sender may stop before it is done, such as a worker that the browser terminates. Offline too: a page that was
    // opened offline may get no event when the network returns.
    later()
    await askForSync()
  }
  const lookForKept = () => whenVisible(() => void announceKept().catch(() => undefined))
  listen(message => {
    if (message.type === 'outbox-changed') {
      void askForSync()
      later()
      lookForKept()
    } else if (message.type === 'outbox-sent') {
      const { form, key } = message
      const title = fill(texts.sent, { what: nounOf(form) })
      whenVisible(() => announce(key, { title, description: texts.waited }))
    }
  })
  addEventListener('online', () => void send())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void send())
  lookForKept()
  void send()
}
