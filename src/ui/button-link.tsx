import type { ReactNode } from 'react'
import type { PageLink } from '#content/map/index.ts'
import { Link } from './link.tsx'

interface Props {
  to: PageLink | `#${string}`
  /** `ink` is for the header, beside the page's own action. */
  look?: 'primary' | 'secondary' | 'ink'
  small?: boolean
  class?: string
  children: ReactNode
}

/** A link that looks like a button, for the next step of the visitor. */
export function ButtonLink({ to, look = 'primary', small = false, class: extra = '', children }: Props) {
  return (
    <Link to={to} className={`button button-${look} ${small ? 'button-small' : ''} ${extra}`}>
      {children}
    </Link>
  )
}
