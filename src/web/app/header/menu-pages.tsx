import type { ReactNode } from 'react'
import { artName } from '#site/art/name.ts'
import type { PageLink, SitePage } from '#site/map/index.ts'
import { Art } from '#web/ui/art.tsx'
import { Link } from '#web/ui/link.tsx'

interface EntryProps {
  to: PageLink
  label: string
  text: string | undefined
  /** Its pattern, small, before the words. */
  picture?: boolean
  class?: string
  /** Further words below. */
  children?: ReactNode
}

/** A page, or a place on one, as an entry of a menu: its name and one sentence. */
export function MenuEntry({ to, label, text, picture = false, class: extra = '', children }: EntryProps) {
  return (
    <Link to={to} className={`menu-entry ${picture ? 'flex flex-wrap gap-x-3' : 'block'} ${extra}`}>
      {picture && <Art name={artName(to)} class="menu-thumb" width={56} height={56} />}
      <span className="flex-1">
        <span className="menu-name">{label}</span>
        <span className="menu-blurb">{text}</span>
      </span>
      {children}
    </Link>
  )
}

interface PagesProps {
  pages: readonly SitePage[]
  pictures?: boolean
  class: string
}

/** Pages as a menu lists them. */
export function MenuPages({ pages, pictures = false, class: extra }: PagesProps) {
  return (
    <ul className={`grid gap-1 ${extra}`}>
      {pages.map(({ path, label, blurb }) => (
        <li key={path}>
          <MenuEntry to={path} label={label} text={blurb} picture={pictures} />
        </li>
      ))}
    </ul>
  )
}
