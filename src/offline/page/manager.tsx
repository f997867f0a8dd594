import { type ComponentType, useEffect, useState } from 'react'

/** The offline manager, once it has loaded: it shows what only the browser knows. */
export function useOfflineManager(): ComponentType | undefined {
  const [Manager, setManager] = useState<ComponentType>()
  useEffect(() => {
    import('./saved-pages.tsx').then(
      ({ SavedPages }) => setManager(() => SavedPages),
      () => undefined,
    )
  }, [])
  return Manager
}
