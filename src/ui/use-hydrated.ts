import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated: `false` in the prerendered HTML and in the hydration render. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
