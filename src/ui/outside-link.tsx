import type { ReactNode } from 'react'
import shell from '#generated/texts/shell.json' with { type: 'json' }

interface Props {
  href: string
  class?: string
  children: ReactNode
}

/** A link to another site: opens in a new tab, says so to screen readers, and has no access to this page. */
export function OutsideLink({ href, class: extra, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" className={extra}>
      {children}
      <span className="sr-only">{` ${shell.newTab}`}</span>
    </a>
  )
}
