import type { QueuedForm } from '#api/submission.ts'
import texts from '#content/texts/offline/notices.json' with { type: 'json' }
import { listen, type Message } from '#offline/messages.ts'
import { deliver } from '#offline/outbox/deliver.ts'
import { fill } from '#site/fill.ts'
import { askForSync } from './background-sync.ts'
import { pageOf } from './form-pages.ts'
import type { Notices } from './notices.ts'

/** Milliseconds until the next attempt when the browser believes that it is online and the server does not answer. */
const pause = 60_000

const nounOf = (form: QueuedForm) => (form === 'application-form' ? texts.application : texts.message)

type News = Extract<Message, { type: 'outbox-sent' | 'outbox-refused' | 'outbox-expired' }>

const isNews = (message: Message): message is News =>
  message.type === 'outbox-sent' || message.type === 'outbox-refused' || message.type === 'outbox-expired'

/** Tells the visitor what became of a submission; what came back stays on the screen until it is seen. */
function announce(message: News, { show }: Notices) {
  if (message.type === 'outbox-sent') {
    show({ title: fill(texts.sent, { what: nounOf(message.form) }), description: texts.waited })
  } else {
    const description =
      message.type === 'outbox-refused' ? fill(texts.kept, { reason: message.message }) : texts.expired
    show({
      variant: 'destructive',
      title: fill(texts.notSent, { what: nounOf(message.form) }),
      description,
      action: { label: texts.see, run: () => location.assign(`${pageOf(message.form)}#${message.form}`) },
      duration: Number.POSITIVE_INFINITY,
    })
  }
}

/** Runs now, or when the visitor comes back to this tab: a toast in a hidden one would pass unseen. */
function whenVisible(run: () => void) {
  if (document.visibilityState === 'visible') run()
  else document.addEventListener('visibilitychange', run, { once: true })
}

/**
 * The page's part of the outbox: sends what waits at the start, when the network is back and when the visitor comes back,
 * and says what became of it, whichever tab or worker has sent it. Called once, when the page is idle.
 */
export function startOutbox(notices: Notices) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    timer ??= setTimeout(send, pause)
  }
  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    // Where IndexedDB is forbidden nothing waits.
    const outcome = await deliver().catch(() => 'empty')
    if (outcome === 'empty') return
    // Another sender may end before it is done, as a worker does that the browser stops.
    if (navigator.onLine) later()
    await askForSync()
  }
  listen(message => {
    if (message.type === 'outbox-changed') {
      void askForSync()
      later()
    } else if (isNews(message)) whenVisible(() => announce(message, notices))
  })
  addEventListener('online', () => void send())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void send())
  void send()
}
