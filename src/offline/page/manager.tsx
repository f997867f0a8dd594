import { type ComponentType, useEffect, useState } from 'react'
import type { Ask } from './saved-pages.tsx'

/** The offline manager, once it has loaded: it shows what only the browser knows. */
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
