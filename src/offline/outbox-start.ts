import { fill } from '#content/fill.ts'
import type { QueuedForm } from '#forms/submission.ts'
import texts from '#generated/texts/offline/notices.json' with { type: 'json' }
import { toast } from '#toasts/toast.ts'
import { tryTo } from './allowed.ts'
import { pageOf } from './form-pages.ts'
import { listen, type Message } from './messages.ts'
import { askForSync } from './outbox/background-sync.ts'
import { deliver } from './outbox/deliver.ts'
import { store } from './outbox/store.ts'

/** Milliseconds until the next attempt. */
const pause = 60_000

const nounOf = (form: QueuedForm) => (form === 'application-form' ? texts.application : texts.message)

type News = Extract<Message, { type: 'outbox-sent' | 'outbox-refused' | 'outbox-expired' }>

const isNews = (message: Message): message is News =>
  message.type === 'outbox-sent' || message.type === 'outbox-refused' || message.type === 'outbox-expired'

/** Notifies the visitor of the result of a submission. A refusal stays on the screen until it is dismissed. */
function announce(message: News) {
  if (message.type === 'outbox-sent') {
    toast({ title: fill(texts.sent, { what: nounOf(message.form) }), description: texts.waited })
  } else {
    const description =
      message.type === 'outbox-refused' ? fill(texts.kept, { reason: message.message }) : texts.expired
    toast({
      variant: 'destructive',
      title: fill(texts.notSent, { what: nounOf(message.form) }),
      description,
      action: { label: texts.see, run: () => location.assign(`${pageOf(message.form)}#${message.form}`) },
      duration: Number.POSITIVE_INFINITY,
    })
  }
}

const seenKey = 'outbox-announced'
/** The keys of the submissions whose end this tab has announced. */
const announced = () => tryTo(() => sessionStorage.getItem(seenKey)) ?? ''

/** Announces the end of a submission once a tab: a message may come after it was found in the store, and a reload finds it again. */
function announceOnce(message: News) {
  if (announced().includes(message.key)) return
  tryTo(() => sessionStorage.setItem(seenKey, `${announced()} ${message.key}`))
  announce(message)
}

/** Announces what the worker could not send while no page was open. */
async function announceStored() {
  for (const { form, key, refused, expired } of await store.list()) {
    if (refused !== undefined) announceOnce({ type: 'outbox-refused', form, key, message: refused })
    else if (expired) announceOnce({ type: 'outbox-expired', form, key })
  }
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
  listen(message => {
    if (message.type === 'outbox-changed') {
      void askForSync()
      later()
    } else if (isNews(message)) whenVisible(() => announceOnce(message))
  })
  addEventListener('online', () => void send())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void send())
  whenVisible(() => void announceStored().catch(() => undefined))
  void send()
}
