import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The year as of now in the browser; the first render, like the prerendered HTML, says the build's year. */
export const useCurrentYear = () =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  )
