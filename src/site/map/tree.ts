/** The site as the sitemap page shows it: groups derived from the map, nested where pages are. */
import { founderPath } from './families.ts'
import { childrenOf, type PageLink, type SitePage, siteMap } from './index.ts'
import { solutionCategories } from './menus.ts'

export interface TreeNode {
  readonly label: string
  /** Nothing for a group that is not a page. */
  readonly to?: PageLink
  readonly children?: readonly TreeNode[]
}

export interface TreeGroup {
  readonly id: string
  readonly title: string
  readonly nodes: readonly TreeNode[]
}

const node = (page: SitePage): TreeNode => {
  const children = childrenOf(page.path).map(node)
  return { label: page.label, to: page.path, ...(children.length > 0 && { children }) }
}

const inSection = (section: SitePage['section']) => siteMap.filter(page => page.section === section && page.index !== false)

const mainNodes = inSection('main')
  .filter(page => !('parent' in page))
  .map(page => {
    const whole = node(page)
    // Services and industries have groups of their own.
    return ['/services', '/industries'].includes(page.path) ? { label: whole.label, to: page.path } : whole
  })

export const treeGroups: readonly TreeGroup[] = [
  { id: 'navigation', title: 'Main navigation', nodes: mainNodes },
  {
    id: 'solutions',
    title: 'Solutions',
    nodes: solutionCategories.map(({ name, items }) => ({
      label: name,
      children: items.map(({ label, href, subItems }) => ({
        label,
        to: href,
        ...(subItems.length > 0 && { children: subItems.map(sub => ({ label: sub.label, to: sub.href })) }),
      })),
    })),
  },
  { id: 'industries', title: 'Industries', nodes: inSection('industries').map(node) },
  { id: 'landing', title: 'More about us', nodes: inSection('landing').map(node) },
  { id: 'company', title: 'Company', nodes: [...inSection('company').map(node), { label: 'Our founder', to: founderPath }] },
  { id: 'resources', title: 'Resources', nodes: inSection('resources').map(node) },
  { id: 'legal', title: 'Legal', nodes: inSection('legal').map(node) },
]
