import { useEffect } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** The current year. The prerendered HTML and the first render have the build's year. */
export const useCurrentYear = () => (useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__)

/** Returns the current year, and updates the year in the page title. */
export function useYearInTitle(): number {
  const year = useCurrentYear()
  // After each render: a renewed page has the build's title again.
  useEffect(() => {
    document.title = document.title.replace(`(${__BUILD_YEAR__})`, `(${year})`)
  })
  return year
}
