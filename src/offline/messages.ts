import type { QueuedForm } from '#api/submission.ts'
import type { SavedSiteMessage } from './saved-messages.ts'
import { channelName } from './tell.ts'

/** What the outbox says about itself. */
type OutboxMessage =
  /** Something was saved, sent, edited or removed. */
  | { readonly type: 'outbox-changed' }
  | { readonly type: 'outbox-sent'; readonly form: QueuedForm; readonly key: string }
  /** `message` is for the visitor. */
  | { readonly type: 'outbox-refused'; readonly form: QueuedForm; readonly key: string; readonly message: string }
  | { readonly type: 'outbox-expired'; readonly form: QueuedForm; readonly key: string }

/** Everything that pages, tabs and the worker say to each other. */
export type Message = OutboxMessage | SavedSiteMessage

/** What has changed where nobody could hear of it: look again. */
const lookAgain: readonly Message[] = [{ type: 'outbox-changed' }, { type: 'saved-changed' }]

/**
 * Hears what is told anywhere on the site; returns what ends it. A page that is left lets go of the channel, because a
 * message would throw it out of the browser's back/forward cache.
 */
export function listen(hear: (message: Message) => void): () => void {
  let channel: BroadcastChannel | undefined
  const open = () => {
    channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
  }
  const close = () => channel?.close()
  const back = (event: Event) => {
    if (!('persisted' in event && event.persisted)) return
    open()
    lookAgain.forEach(hear)
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
