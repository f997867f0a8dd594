import type { QueuedForm } from '#forms/submission.ts'
import { tryTo } from './allowed.ts'

/** Every message between pages, tabs and the worker: first those of the outbox, then those about reading offline. */
export type Message =
  /** Something was saved, sent, refused, edited or removed, or is too old to be sent. */
  | { readonly type: 'outbox-changed' }
  | { readonly type: 'outbox-sent'; readonly form: QueuedForm; readonly key: string }
  /**
   * Page to worker: a document was opened. The worker checks whether the site has changed and continues saving, unless the
   * device saves data. `shown` is the key of its page; the worker may answer with `page-changed`. The installed app saves all.
   */
  | {
      readonly type: 'page-loaded'
      readonly saveData: boolean
      readonly shown?: string
      readonly installed: boolean
    }
  /** Page to worker: the visitor waits for another page. The worker saves nothing for this time. */
  | { readonly type: 'page-awaited'; readonly milliseconds: number }
  /** Page to worker: the page that is shown and the pages that it links to, in order. They are saved first. */
  | {
      readonly type: 'page-shown'
      readonly path: string
      readonly links: readonly string[]
      readonly saveData: boolean
    }
  /**
   * Worker to all: the saved copy of a page is out of date, or the page was removed. Where it is shown, it is fetched with
   * `cache: 'reload'`, for which the worker asks the network first, and compared.
   */
  | { readonly type: 'page-changed'; readonly path: string }
  /** Page to worker: save all pages, also when the device saves data. */
  | { readonly type: 'save-everything' }
  /** Page to both workers: the waiting one takes over, the active one ends saving. The name is that of workbox-window. */
  | { readonly type: 'SKIP_WAITING' }
  /** Worker to all: something was saved or removed. */
  | { readonly type: 'saved-changed' }
  /** Worker to all: storage is full. Browsers report more room than there is, and too little is left to record it. */
  | { readonly type: 'no-room' }

const channelName = 'site'

/** The listeners of this page. */
const listeners = new Set<(message: Message) => void>()

/**
 * Sends a message to every listener, from a page or the worker: in this page and in other tabs. Only in this page where channels are not
 * possible, as in Firefox with blocked site data.
 */
export function tell(message: Message) {
  try {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(message)
    channel.close()
  } catch {
    for (const listener of listeners) listener(message)
  }
}

/** Messages that make listeners read their state again, because they may have missed some. */
const lookAgain: readonly Message[] = [{ type: 'outbox-changed' }, { type: 'saved-changed' }]

/**
 * Listens to the messages of all tabs and the worker; returns a function that stops. The channel is closed while a page is in
 * the browser's back/forward cache, because a message would evict the page.
 */
export function listen(onMessage: (message: Message) => void): () => void {
  let channel: BroadcastChannel | undefined
  const open = () => {
    channel = tryTo(() => new BroadcastChannel(channelName))
    if (channel) channel.onmessage = ({ data }: MessageEvent<Message | null>) => data && onMessage(data)
  }
  const close = () => tryTo(() => channel?.close())
  const back = (event: Event) => {
    if (!('persisted' in event && event.persisted)) return
    open()
    lookAgain.forEach(onMessage)
  }
  open()
  listeners.add(onMessage)
  addEventListener('pagehide', close)
  addEventListener('pageshow', back)
  return () => {
    listeners.delete(onMessage)
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', back)
    close()
  }
}
