import { useHydrated } from './use-hydrated.ts'

/** The current year. The prerendered HTML and the first render have the build's year. */
export const useCurrentYear = () => (useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__)
