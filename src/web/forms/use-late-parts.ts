import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import type { QueuedForm } from '#api/submission.ts'
import { entriesAtom } from '#offline/outbox/entries.ts'
import { loadWhenIdle } from '#web/ui/when-idle.ts'

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
  const [turned, setTurned] = useState(false)
  const waits = useAtomValue(entriesAtom).some(entry => entry.form === form)
  const wanted = turned || waits

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => turnedTo(form, target) && setTurned(true)
    document.addEventListener('focusin', onFocus)
    setTurned(turnedTo(form, document.activeElement))
    return () => document.removeEventListener('focusin', onFocus)
  }, [form])

  useEffect(() => {
    if (wanted) return loadWhenIdle(load, ([{ OutboxList }]) => setList(() => OutboxList))
  }, [wanted])

  return List
}
