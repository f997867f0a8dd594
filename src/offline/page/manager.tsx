import { type ComponentType, useEffect, useState } from 'react'
import type { Ask } from './saved-pages.tsx'

/** The offline manager once its chunk has loaded. It is not prerendered, because it shows the browser's state. */
export function useOfflineManager(): ComponentType<{ ask: Ask }> | undefined {
  const [Manager, setManager] = useState<ComponentType<{ ask: Ask }>>()
  useEffect(() => {
    import('./saved-pages.tsx').then(
      ({ SavedPages }) => setManager(() => SavedPages),
      () => undefined,
    )
  }, [])
  return Manager
}
