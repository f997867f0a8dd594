import type { ReactNode } from 'react'
import type { PageLink, SitePage } from '#content/map/index.ts'
import { artName } from '#pictures/name.ts'
import { Art } from '#ui/art.tsx'
import { Link } from '#ui/link.tsx'

interface EntryProps {
  to: PageLink
  label: string
  text: string | undefined
  /** Shows the patch of the page before the text. */
  patch?: boolean
  class?: string
  /** Content below the text. */
  children?: ReactNode
}

/** The words of a link in a menu. Each is a line; a reader hears one sentence. */
export const NameAndBlurb = ({ name, blurb }: { name: string; blurb: string | undefined }) => (
  <>
    <span className="menu-name">{name}</span>
    <span className="sr-only">: </span>
    <span className="menu-blurb">{blurb}</span>
  </>
)

/** A page, or a place on one, as an entry of a menu: its name and one sentence. */
export function MenuEntry({ to, label, text, patch = false, class: extra = '', children }: EntryProps) {
  return (
    <Link to={to} className={`menu-entry ${patch ? 'flex gap-x-3' : 'block'} ${extra}`}>
      {patch && <Art name={artName(to)} class="thumb" width={56} height={56} />}
      <span className="min-w-0 flex-1">
        <NameAndBlurb name={label} blurb={text} />
        {children}
      </span>
    </Link>
  )
}

interface PagesProps {
  pages: readonly SitePage[]
  patches?: boolean
  class: string
}

/** The list of pages in a menu. */
export function MenuPages({ pages, patches = false, class: extra }: PagesProps) {
  return (
    <ul className={`grid gap-1 ${extra}`}>
      {pages.map(({ path, label, blurb }) => (
        <li key={path}>
          <MenuEntry to={path} label={label} text={blurb} patch={patches} />
        </li>
      ))}
    </ul>
  )
}
