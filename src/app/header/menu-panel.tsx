import { memo } from 'react'
import { companyMenu, industriesMenu, resourcesMenu } from '#content/map/menus.ts'
import type menus from '#generated/bar.json'
import texts from '#generated/texts/menus.json' with { type: 'json' }
import { artName } from '#pictures/name.ts'
import { Art } from '#ui/art.tsx'
import { Link } from '#ui/link.tsx'
import { MenuPages, NameAndBlurb } from './menu-pages.tsx'
import { SolutionsPanel } from './solutions-panel.tsx'

const IndustriesPanel = () => (
  <div className="menu-sheet w-[calc(600*var(--px))] p-5">
    <p className="h3 px-3 pb-4">{texts.industries}</p>
    <MenuPages pages={industriesMenu} patches class="grid-cols-2" />
  </div>
)

function CompanyPanel() {
  const [about, ...rest] = companyMenu
  return (
    <div className="menu-sheet w-[calc(450*var(--px))] p-5">
      {about && (
        <Link to={about.path} className="menu-entry block p-0">
          <Art name={artName(about.path)} class="w-full aspect-5/3" />
          <span className="block px-3 py-3">
            <NameAndBlurb name={about.label} blurb={about.blurb} />
          </span>
        </Link>
      )}
      <MenuPages pages={rest} class="stitch-t mt-3 grid-cols-2 pt-3" />
    </div>
  )
}

const ResourcesPanel = () => (
  <div className="menu-sheet w-96 p-4">
    <MenuPages pages={resourcesMenu} patches class="" />
  </div>
)

/** Rendered once: opening a menu changes nothing in them. */
const panels = {
  industries: memo(IndustriesPanel),
  company: memo(CompanyPanel),
  resources: memo(ResourcesPanel),
}

interface Props {
  id: (typeof menus)[number]['id']
  open: boolean
  /** Changes when the pointer enters the menu's button. */
  pointed: number
}

/** The panel of a menu. */
export function MenuPanel({ id, open, pointed }: Props) {
  const Panel = id === 'solutions' ? undefined : panels[id]
  return (
    <div id={`menu-${id}`} data-panel="" className={`menu-panel menu-panel-${id}`} hidden={!open}>
      {Panel ? <Panel /> : <SolutionsPanel visit={`${open} ${pointed}`} />}
    </div>
  )
}
