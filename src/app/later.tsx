import { type ComponentType, useEffect, useState } from 'react'
import { keepInstallEvent } from '#offline/install-event.ts'

/** Milliseconds after which a page that is never idle gets it all the same. */
const patience = 4000

/**
 * What nobody needs in the first seconds: saving for offline, updates, the outbox, the install button. It loads when the
 * browser has nothing else to do, and never in the sitemap's preview frames.
 */
export function Later() {
  const [Offline, setOffline] = useState<ComponentType>()

  useEffect(() => {
    if (window.top !== window) return
    keepInstallEvent()
    const load = () => {
      // Without a network, and not saved: then there is nothing to do for it.
      import('#offline/offline.tsx').then(module => setOffline(() => module.Offline)).catch(() => undefined)
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, patience / 2)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(load, { timeout: patience })
    return () => cancelIdleCallback(request)
  }, [])

  return Offline && <Offline />
}
