import { useLocation } from 'react-router-dom'
import { type PagePath, pageAt } from '#site/map/index.ts'

/** The canonical path of the page that is shown, whatever spelling of the address led to it; `/404` for none. */
export function usePagePath(): PagePath {
  const { pathname } = useLocation()
  return pageAt(pathname.replace(/(.)\/+$/, '$1'))?.path ?? '/404'
}
