import { useEffect, useState } from 'react'
import type { QueuedForm } from '#api/form-values.ts'
import { listen } from '#offline/messages.ts'
import type { Entry } from '#offline/outbox/entry.ts'
import { store } from '#offline/outbox/store.ts'

/** The outbox as it is now, of one form or of all; empty where this browser has none. */
export function useWaitingEntries(form?: QueuedForm): readonly Entry[] {
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
