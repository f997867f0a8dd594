import { CompanyPanel, IndustriesPanel, ResourcesPanel } from './page-panels.tsx'
import { SolutionsPanel } from './solutions-panel.tsx'

/** What the desktop menus hold, by the menu's id. */
export const panels = {
  industries: IndustriesPanel,
  solutions: SolutionsPanel,
  company: CompanyPanel,
  resources: ResourcesPanel,
}

export { takeOver } from './take-over.ts'
