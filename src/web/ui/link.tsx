import type { ComponentPropsWithoutRef } from 'react'
import leftOut from '#content/left-out.json' with { type: 'json' }
import type { PageLink } from '#site/map/index.ts'

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A page of the site map or a named place on it, or a place on this page. */
  to: PageLink | `#${string}`
}

/**
 * A link within the site, which the app follows. Renders nothing for a page that the owner has left out. A link to an
 * unknown page does not compile.
 */
export function Link({ to, ...props }: Props) {
  return leftOut.includes(to) ? null : <a href={to} {...props} />
}
