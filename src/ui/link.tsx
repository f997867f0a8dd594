import { type LinkProps, Link as RouterLink } from 'react-router-dom'
import type { PageLink } from '#site-map/index.ts'

interface Props extends Omit<LinkProps, 'to'> {
  /** A page or a named place on one, as the site map knows them, or a place on this page. */
  to: PageLink | `#${string}`
}

/** A link within the site; a link to a page that does not exist does not compile. */
export function Link(props: Props) {
  return <RouterLink {...props} />
}
