import { type ComponentType, useEffect, useState } from 'react'
import { loadWhenIdle } from '#ui/when-idle.ts'

/**
 * Parts that no visitor needs in the first seconds: saving for offline, updates, the outbox, the install button. They load
 * when the browser is idle, and never in the sitemap's preview frames.
 */
export function IdleParts() {
  const [Offline, setOffline] = useState<ComponentType>()

  useEffect(() => {
    if (window.top !== window) return
    return loadWhenIdle(
      () => import('./offline-parts.tsx'),
      module => setOffline(() => module.Offline),
    )
  }, [])

  return Offline && <Offline />
}
