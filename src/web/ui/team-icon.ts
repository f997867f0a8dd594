import type { IconName } from '#site/theme/icon-names.ts'

const icons: Readonly<Record<string, IconName>> = {
  SoftwareEngineeringIcon: 'code',
  DesignUXIcon: 'palette',
  ArtificialIntelligenceIcon: 'brain',
  ProjectManagementIcon: 'clipboard-list',
  MarketingIcon: 'speakerphone',
  SalesIcon: 'chart-bar',
  ResearchIcon: 'microscope',
  SecurityIcon: 'shield-lock',
}

/** The identifiers of teams that have an icon of their own. */
export const teamIcons: readonly string[] = Object.keys(icons)

/** The icon of a team; the software icon for an identifier that is not known (docs/specification.md#lists). */
export const teamIcon = (identifier: string): IconName =>
  (Object.hasOwn(icons, identifier) ? icons[identifier] : undefined) ?? 'code'
