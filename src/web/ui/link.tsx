import type { ComponentPropsWithoutRef } from 'react'
import type { PageLink } from '#site/map/index.ts'

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A page or a named place on one, as the site map knows them, or a place on this page. */
  to: PageLink | `#${string}`
}

/** A link within the site, which the app follows; a link to a page that does not exist does not compile. */
export function Link({ to, ...props }: Props) {
  return <a href={to} {...props} />
}
