import { type ReactNode, useEffect, useState } from 'react'
import type { QueuedForm } from '#api/form-values.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import type { WaitingList } from './waiting-list.tsx'

/**
 * The place for what waits for the network: under its form, or of all forms. It is fetched when the page is idle, and has
 * its children until then; with a form comes everything that sending without a network takes, while there still is one.
 */
export function Waiting({ form, children }: { form?: QueuedForm; children?: ReactNode }) {
  const [List, setList] = useState<typeof WaitingList>()
  useEffect(() => {
    const load = async () => {
      const [{ WaitingList: Loaded }] = await Promise.all([
        import('./waiting-list.tsx'),
        form && import('./submit.ts'),
        form && import('#api/schemas.ts'),
      ])
      setList(() => Loaded)
    }
    // What cannot be had now is asked for again, and spoken of, when the form is sent.
    return whenIdle(() => void load().catch(() => undefined))
  }, [form])
  return List ? <List {...(form && { form })} /> : children
}
