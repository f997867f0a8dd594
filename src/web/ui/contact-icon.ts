import type { IconName } from '#site/theme/icon-names.ts'

const icons: Readonly<Record<string, IconName>> = {
  mail: 'mail',
  phone: 'phone',
  message: 'message',
  support: 'headset',
}

/** The icon of a contact method; mail for a name that is not known (docs/specification.md#lists). */
export const contactIcon = (name: string): IconName => (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? 'mail'
