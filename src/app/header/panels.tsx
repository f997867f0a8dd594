import { companyMenu, industriesMenu, resourcesMenu } from '#content/map/menus.ts'
import texts from '#generated/texts/menus.json' with { type: 'json' }
import { artName } from '#pictures/name.ts'
import { Art } from '#ui/art.tsx'
import { Link } from '#ui/link.tsx'
import { MenuPages, NameAndBlurb } from './menu-pages.tsx'
import { SolutionsPanel } from './solutions-panel.tsx'

const IndustriesPanel = () => (
  <div className="menu-sheet w-[calc(600*var(--px))] p-5">
    <p className="h3 px-3 pb-3">{texts.industries}</p>
    <MenuPages pages={industriesMenu} patches class="grid-cols-2" />
  </div>
)

function CompanyPanel() {
  const [about, ...rest] = companyMenu
  return (
    <div className="menu-sheet w-[calc(450*var(--px))] p-5">
      {about && (
        <Link to={about.path} className="menu-entry block p-0!">
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

/** The content of the desktop menus, by the menu's id. */
export const panels = {
  industries: IndustriesPanel,
  solutions: SolutionsPanel,
  company: CompanyPanel,
  resources: ResourcesPanel,
}
