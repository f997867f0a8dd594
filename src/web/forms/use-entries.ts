import { useEffect, useState } from 'react'
import type { QueuedForm } from '#api/submission.ts'
import { listen } from '#offline/messages.ts'
import type { Entry } from '#offline/outbox/entry.ts'
import { store } from '#offline/outbox/store.ts'

/** The outbox as it is now: all of it, or what is not sent yet of one form. Empty where this browser has none. */
export function useEntries(form?: QueuedForm): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    let mounted = true
    const read = async () => {
      const all = await store.list().catch(() => [])
      if (mounted) setEntries(form ? all.filter(entry => entry.form === form) : all)
    }
    const end = listen(({ type }) => type === 'outbox-changed' && void read())
    void read()
    return () => {
      mounted = false
      end()
    }
  }, [form])
  return entries
}
