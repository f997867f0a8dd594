import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#web/ui/when-idle.ts'

/**
 * What nobody needs in the first seconds: saving for offline, updates, the outbox, the install button. It loads when the
 * browser has nothing else to do, and never in the sitemap's preview frames.
 */
export function Later() {
  const [Offline, setOffline] = useState<ComponentType>()

  useEffect(() => {
    if (window.top !== window) return
    return whenIdle(() => {
      // Without a network, and not saved: then there is nothing to do for it.
      import('./offline.tsx').then(module => setOffline(() => module.Offline)).catch(() => undefined)
    })
  }, [])

  return Offline && <Offline />
}
