import texts from '#generated/texts/header.json' with { type: 'json' }
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { MarkAndName } from '#ui/mark-and-name.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** The bar at the top of every page: the name, the menus, and the link to the jobs. */
export function Header() {
  return (
    <header className="header">
      <div className="wrap h-full flex items-center gap-2 lg:gap-3 min-[90em]:gap-6">
        <Link to="/" className="header-name" aria-label={texts.name}>
          <MarkAndName />
        </Link>
        <DesktopMenu />
        <div className="header-end">
          <Link to="/search" className="search-button icon-button" aria-label={texts.search} data-search="">
            <Icon name="search" />
          </Link>
          <ButtonLink to="/careers" look="secondary" small>
            {texts.careers}
          </ButtonLink>{' '}
          <ButtonLink to="/contact" look="ink" small>
            {texts.contact}
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
