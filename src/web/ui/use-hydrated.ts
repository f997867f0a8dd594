import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated: `false` in the prerendered HTML and in the render that takes it over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
