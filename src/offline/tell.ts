import type { Message } from './messages.ts'

export const channelName = 'site'

/** Sends a message to every other listener: in this page, in other tabs and in the worker. */
export function tell(message: Message) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
}
