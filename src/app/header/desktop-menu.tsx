import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { CompanyPanel } from './company-panel.tsx'
import { IndustriesPanel } from './industries-panel.tsx'
import { ResourcesPanel } from './resources-panel.tsx'
import { SolutionsPanel } from './solutions-panel.tsx'
import { useMenuBar } from './use-menu-bar.ts'

interface Menu {
  id: string
  label: string
  /** The first path segments of the pages that the menu leads to. */
  leadsTo: readonly string[]
  panel: (props: { visit: string; close: () => void }) => ReactNode
}

const menus: readonly Menu[] = [
  { id: 'industries', label: 'Industries', leadsTo: ['industries', 'startup'], panel: IndustriesPanel },
  { id: 'solutions', label: 'Solutions', leadsTo: ['services'], panel: SolutionsPanel },
  {
    id: 'company',
    label: 'Company',
    leadsTo: ['about', 'contact', 'approach', 'partnership', 'careers'],
    panel: CompanyPanel,
  },
  { id: 'resources', label: 'Resources', leadsTo: ['press', 'blog', 'brands', 'support'], panel: ResourcesPanel },
]

/** The menus of wide windows, in the ARIA APG's disclosure navigation pattern. Every link stands in the static HTML. */
export function DesktopMenu() {
  const { bar, openId, close, itemProps, buttonProps, onKeyDown } = useMenuBar()
  // How often a menu's button was pointed at: pointing at it again starts the menu anew.
  const [pointed, setPointed] = useState(0)
  const { pathname } = useLocation()
  const here = pathname.split('/')[1]
  return (
    <nav aria-label="Main" className="desktop-menu">
      <ul ref={bar} className="flex h-full items-stretch" onKeyDown={onKeyDown}>
        <li data-menu="" className="flex">
          <Link to="/" data-top="" className="menu-top" {...(pathname === '/' && { 'aria-current': 'page' })}>
            Home
          </Link>
        </li>
        {menus.map(({ id, label, leadsTo, panel: Panel }) => (
          <li key={id} data-menu={id} className={`flex ${id === 'solutions' ? '' : 'relative'}`} {...itemProps(id)}>
            <button
              type="button"
              data-top={id}
              data-here={leadsTo.includes(here ?? '') || undefined}
              className="menu-top"
              onPointerEnter={() => setPointed(count => count + 1)}
              {...buttonProps(id)}
            >
              {label}
              <Icon name="chevron-down" class="menu-chevron" />
            </button>
            <div id={`menu-${id}`} data-panel="" className={`menu-panel menu-panel-${id}`} hidden={openId !== id}>
              <Panel visit={`${openId === id} ${pointed}`} close={close} />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
