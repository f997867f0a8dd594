import { CompanyPanel } from './company-panel.tsx'
import { IndustriesPanel } from './industries-panel.tsx'
import { ResourcesPanel } from './resources-panel.tsx'
import { SolutionsPanel } from './solutions-panel.tsx'

/** What the desktop menus hold, by the menu's id. */
export const panels = {
  industries: IndustriesPanel,
  solutions: SolutionsPanel,
  company: CompanyPanel,
  resources: ResourcesPanel,
}
