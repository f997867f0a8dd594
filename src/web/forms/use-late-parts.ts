import { type ComponentType, useEffect, useState } from 'react'
import type { QueuedForm } from '#api/submission.ts'
import { listen } from '#offline/messages.ts'
import { store } from '#offline/outbox/store.ts'
import { loadWhenIdle, whenIdle } from '#web/ui/when-idle.ts'

type OutboxList = ComponentType<{ form: QueuedForm }>

/** The list of what waits, and the toasts: what says that a message is kept has to be here before the network goes. */
const load = () =>
  Promise.all([import('./outbox-list.tsx'), import('#web/toasts/show-toast.tsx'), import('#web/toasts/toasts.tsx')])

const turnedTo = (form: QueuedForm, element: EventTarget | null) =>
  element instanceof Element && element.closest(`#${form}`) !== null

/**
 * What a form needs once the visitor turns to it, or when something of it waits in the outbox: the list of what waits is
 * given once it is here. A visitor who only reads the page does not pay for it.
 */
export function useLateParts(form: QueuedForm): OutboxList | undefined {
  const [List, setList] = useState<OutboxList>()

  useEffect(() => {
    const asking = new AbortController()
    const ends: (() => void)[] = []
    const begin = () => {
      if (asking.signal.aborted) return
      asking.abort()
      ends.push(loadWhenIdle(load, ([{ OutboxList }]) => setList(() => OutboxList)))
    }
    const look = async () => {
      const entries = await store.list().catch(() => [])
      if (entries.some(entry => entry.form === form)) begin()
    }
    const onFocus = ({ target }: FocusEvent) => turnedTo(form, target) && begin()
    document.addEventListener('focusin', onFocus, { signal: asking.signal })
    ends.push(
      whenIdle(() => void look()),
      listen(({ type }) => type === 'outbox-changed' && void look()),
    )
    if (turnedTo(form, document.activeElement)) begin()
    return () => {
      asking.abort()
      for (const end of ends) end()
    }
  }, [form])

  return List
}
