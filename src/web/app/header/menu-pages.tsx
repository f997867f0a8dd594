import type { ReactNode } from 'react'
import { artName } from '#site/art/name.ts'
import type { PageLink, SitePage } from '#site/map/index.ts'
import type { IconName } from '#site/theme/icon-names.ts'
import { Art } from '#web/ui/art.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

interface EntryProps {
  to: PageLink
  label: string
  text: string | undefined
  /** Shows an emblem before the text. */
  emblem?: boolean
  icon?: IconName | undefined
  class?: string
  /** Content below the text. */
  children?: ReactNode
}

/** The thumbnail of a page: its icon on a patch, because a picture is too small to see; the picture if it has no icon. */
const Emblem = ({ of, icon }: { of: PageLink; icon: IconName | undefined }) =>
  icon ? (
    <span className="menu-thumb hoop">
      <Icon name={icon} />
    </span>
  ) : (
    <Art name={artName(of)} class="menu-thumb" width={56} height={56} />
  )

/** The words of a link in a menu. Each is a line; a reader hears one sentence. */
export const NameAndBlurb = ({ name, blurb }: { name: string; blurb: string | undefined }) => (
  <>
    <span className="menu-name">{name}</span>
    <span className="sr-only">: </span>
    <span className="menu-blurb">{blurb}</span>
  </>
)

/** A page, or a place on one, as an entry of a menu: its name and one sentence. */
export function MenuEntry({ to, label, text, icon, emblem = false, class: extra = '', children }: EntryProps) {
  return (
    <Link to={to} className={`menu-entry ${emblem ? 'flex gap-x-3' : 'block'} ${extra}`}>
      {emblem && <Emblem of={to} icon={icon} />}
      <span className="min-w-0 flex-1">
        <NameAndBlurb name={label} blurb={text} />
        {children}
      </span>
    </Link>
  )
}

interface PagesProps {
  pages: readonly SitePage[]
  emblems?: boolean
  class: string
}

/** The list of pages in a menu. */
export function MenuPages({ pages, emblems = false, class: extra }: PagesProps) {
  return (
    <ul className={`grid gap-1 ${extra}`}>
      {pages.map(({ path, label, blurb, icon }) => (
        <li key={path}>
          <MenuEntry to={path} label={label} text={blurb} icon={icon} emblem={emblems} />
        </li>
      ))}
    </ul>
  )
}
