import { type ComponentType, useEffect, useState } from 'react'
import { keepInstallEvent } from '#offline/page/install-event.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { prefetchOnIntent } from './links.ts'

/**
 * What nobody needs in the first seconds: saving for offline, updates, the outbox, the install button. It loads when the
 * browser has nothing else to do, and never in the sitemap's preview frames.
 */
export function Later() {
  const [Offline, setOffline] = useState<ComponentType>()

  useEffect(() => {
    if (window.top !== window) return
    keepInstallEvent()
    const endPrefetch = prefetchOnIntent()
    const cancel = whenIdle(() => {
      // Without a network, and not saved: then there is nothing to do for it.
      import('./offline.tsx').then(module => setOffline(() => module.OfflinePart)).catch(() => undefined)
    })
    return () => {
      endPrefetch()
      cancel()
    }
  }, [])

  return Offline && <Offline />
}
