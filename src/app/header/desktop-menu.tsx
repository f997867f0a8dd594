import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pageAt } from '#content/map/index.ts'
import menus from '#generated/bar.json' with { type: 'json' }
import texts from '#generated/texts/header.json' with { type: 'json' }
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { useMenuBar } from './use-menu-bar.ts'

/** The menus of wide windows, in the ARIA APG's disclosure navigation pattern. Every link is in the static HTML. */
export function DesktopMenu() {
  const { bar, openId, itemProps, buttonProps, onKeyDown } = useMenuBar()
  // How often the pointer has entered a menu's button.
  const [pointed, setPointed] = useState(0)
  const { pathname } = useLocation()
  const here = pathname.split('/')[1]
  return (
    <nav aria-label={texts.navigation} className="desktop-menu">
      <ul ref={bar} className="flex h-full items-stretch" onKeyDown={onKeyDown}>
        <li data-menu="" className="flex">
          <Link to="/" data-top="" className="menu-top" {...(pathname === '/' && { 'aria-current': 'page' })}>
            {pageAt('/').label}
          </Link>
        </li>
        {menus.map(({ id, leadsTo, only }) =>
          only ? (
            <li key={id} data-menu="" className="flex">
              <Link
                to={only.path}
                data-top=""
                className="menu-top"
                {...(pathname === only.path && { 'aria-current': 'page' })}
              >
                {only.label}
              </Link>
            </li>
          ) : (
            <li key={id} data-menu={id} className={`flex ${id === 'solutions' ? '' : 'relative'}`} {...itemProps(id)}>
              <button
                type="button"
                data-top={id}
                data-here={leadsTo.includes(here ?? '') || undefined}
                className="menu-top"
                onPointerEnter={() => setPointed(count => count + 1)}
                {...buttonProps(id)}
              >
                {texts[id]}
                <Icon name="chevron-down" class="menu-chevron" />
              </button>
              <MenuPanel id={id} open={openId === id} pointed={pointed} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
