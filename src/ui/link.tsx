import type { ComponentPropsWithoutRef } from 'react'
import type { PageLink } from '#content/map/index.ts'
import leftOut from '#generated/left-out.json' with { type: 'json' }

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
