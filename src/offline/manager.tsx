import { type ComponentType, useEffect, useState } from 'react'

interface Parts {
  readonly SavedPages: ComponentType
  readonly WaitingList: ComponentType
}

/** The parts of the offline manager, once they have loaded: they show what only the browser knows. */
export function useOfflineManager(): Parts | undefined {
  const [parts, setParts] = useState<Parts>()
  useEffect(() => {
    Promise.all([import('./saved-pages.tsx'), import('./waiting-list.tsx')]).then(
      ([{ SavedPages }, { WaitingList }]) => setParts({ SavedPages, WaitingList }),
      () => undefined,
    )
  }, [])
  return parts
}
