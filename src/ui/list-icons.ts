/** The icons of entries of the API's lists, by the names that the API gives them. */
import type { IconName } from '#theme/icon-names.ts'

type Icons = Readonly<Record<string, IconName>>

const teams: Icons = {
  SoftwareEngineeringIcon: 'code',
  DesignUXIcon: 'palette',
  ArtificialIntelligenceIcon: 'brain',
  ProjectManagementIcon: 'clipboard-list',
  MarketingIcon: 'speakerphone',
  SalesIcon: 'chart-bar',
  ResearchIcon: 'microscope',
  SecurityIcon: 'shield-lock',
}

const contactMethods: Icons = { mail: 'mail', phone: 'phone', message: 'message', support: 'headset' }

/** Valid names in the site's own data. */
export const teamIcons: readonly string[] = Object.keys(teams)
export const contactIcons: readonly string[] = Object.keys(contactMethods)

const iconOf = (icons: Icons, name: string) => (Object.hasOwn(icons, name) ? icons[name] : undefined)

/** The icon of a team; the software icon for an unknown name (docs/specification/data.md#lists). */
export const teamIcon = (name: string): IconName => iconOf(teams, name) ?? 'code'

/** The icon of a contact method; mail for an unknown name (docs/specification/data.md#lists). */
export const contactIcon = (name: string): IconName => iconOf(contactMethods, name) ?? 'mail'
