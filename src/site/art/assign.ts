import { type PageLink, siteMap } from '#site/map/index.ts'
import { type Family, families } from './family.ts'
import { artName } from './name.ts'
import { randomFrom } from './random.ts'

/** Pages whose motif means something; the others take turns. No two neighbours in a menu or list share one: a test says so. */
const chosen: Partial<Record<PageLink, Family>> = {
  '/': 'lotus',
  '/about': 'tree',
  '/careers': 'boat',
  '/services/web-development': 'waves',
  '/services/ecommerce': 'boat',
  '/services/mobile-app-development': 'wheel',
  '/services/pos-software': 'field',
  '/services/pos-systems': 'kalka',
  '/services/enterprise-software-development': 'lotus',
  '/services/ui-ux-design': 'kalka',
  '/services/ui-ux-design#interaction-design': 'leaf',
  '/services/ui-ux-design#prototyping-testing': 'field',
  '/services/cloud-services': 'fish',
  '/services/software-testing-as-service': 'lotus',
  '/services/it-consulting': 'tree',
  '/services/ai-ml': 'wheel',
  '/services/crm-erp': 'leaf',
  '/services/data-analytics-consulting': 'waves',
  '/services/cybersecurity': 'kalka',
  '/industries/healthcare': 'lotus',
  '/industries/fintech-solutions': 'wheel',
  '/industries/ecommerce': 'boat',
  '/industries/retail': 'field',
  '/industries/education': 'tree',
  '/industries/real-estate': 'kalka',
  '/industries/manufacturing': 'waves',
  '/startup': 'leaf',
  '/brands': 'wheel',
}

const byName = new Map<string, Family>()
for (const [at, { path, anchors }] of siteMap.entries()) {
  byName.set(artName(path), families[at % families.length] ?? 'lotus')
  for (const [turn, { id }] of (anchors ?? []).entries())
    byName.set(artName(`${path}#${id}`), families[(at + turn * 2 + 3) % families.length] ?? 'lotus')
}
for (const [path, family] of Object.entries(chosen) as [string, Family][]) byName.set(artName(path), family)
for (const [at, family] of (['tree', 'boat', 'lotus', 'fish', 'leaf', 'wheel'] as const).entries())
  byName.set(`gallery-${at + 1}`, family)

byName.set('lost-boat', 'boat')

/** One of some families, the same for the same name. */
const byLot = (name: string, among: readonly Family[]) =>
  among[Math.floor(randomFrom(`family of ${name}`)() * among.length)] ?? 'lotus'

/**
 * The family of a name: assigned to every page of the site map, drawn by lot for any other name; for the last band of a
 * page, `<page>-call`, among those that do not open it.
 */
export function familyOf(name: string): Family {
  const opening = byName.get(name.replace(/-call$/, ''))
  return byName.get(name) ?? byLot(name, opening ? families.filter(family => family !== opening) : families)
}
