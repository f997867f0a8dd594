import { type ComponentType, useEffect, useState } from 'react'
import { loadWhenIdle } from '#web/ui/when-idle.ts'

/**
 * What nobody needs in the first seconds: saving for offline, updates, the outbox, the install button. It loads when the
 * browser has nothing else to do, and never in the sitemap's preview frames.
 */
export function Later() {
  const [Offline, setOffline] = useState<ComponentType>()

  useEffect(() => {
    if (window.top !== window) return
    return loadWhenIdle(
      () => import('./offline.tsx'),
      module => setOffline(() => module.Offline),
    )
  }, [])

  return Offline && <Offline />
}
