import type { QueuedForm } from '#api/submission.ts'
import type { SavedSiteMessage } from './saved-messages.ts'
import { channelName } from './tell.ts'

/** Messages of the outbox. */
type OutboxMessage =
  /** Something was saved, sent, edited or removed. */
  | { readonly type: 'outbox-changed' }
  | { readonly type: 'outbox-sent'; readonly form: QueuedForm; readonly key: string }
  /** `message` is for the visitor. */
  | { readonly type: 'outbox-refused'; readonly form: QueuedForm; readonly key: string; readonly message: string }
  | { readonly type: 'outbox-expired'; readonly form: QueuedForm; readonly key: string }

/** Every message between pages, tabs and the worker. */
export type Message = OutboxMessage | SavedSiteMessage

/** Messages that make listeners read their state again, because they may have missed some. */
const lookAgain: readonly Message[] = [{ type: 'outbox-changed' }, { type: 'saved-changed' }]

/**
 * Listens to the messages of all tabs and the worker; returns a function that stops. The channel is closed while a page is in
 * the browser's back/forward cache, because a message would evict the page.
 */
export function listen(onMessage: (message: Message) => void): () => void {
  let channel: BroadcastChannel | undefined
  const open = () => {
    channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data)
  }
  const close = () => channel?.close()
  const back = (event: Event) => {
    if (!('persisted' in event && event.persisted)) return
    open()
    lookAgain.forEach(onMessage)
  }
  open()
  addEventListener('pagehide', close)
  addEventListener('pageshow', back)
  return () => {
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', back)
    close()
  }
}
