import { useRouteError } from 'react-router-dom'
import { FailedPage } from './page-boundary.tsx'

/** Shown when a route fails. During the build it fails the page, which the build then names. */
export function Failure() {
  const error = useRouteError()
  if (import.meta.env.SSR) throw error
  return <FailedPage />
}
