/** The tree of the sitemap page: groups derived from the map, nested like the pages. */
import menus from '#generated/menus.json' with { type: 'json' }
import titles from '#generated/texts/tree.json' with { type: 'json' }
import { founderPages } from './families.ts'
import { childrenOf, type PageLink, type PagePath, pageAt, type SitePage, siteMap } from './index.ts'
import { solutionCategories } from './menus.ts'

export interface TreeNode {
  readonly label: string
  /** `undefined` for a node that is not a page. */
  readonly to?: PageLink
  readonly children?: readonly TreeNode[]
}

export interface TreeGroup {
  readonly id: string
  readonly title: string
  readonly nodes: readonly TreeNode[]
}

/** The pages of families, by the path of the page that lists them. */
export type Members = Readonly<Partial<Record<PagePath, readonly TreeNode[]>>>

/** Returns the pages of a section, without the 404 page. */
const inSection = (section: SitePage['section']) => siteMap.filter(page => page.section === section && page.path !== '/404')

/** Returns all pages in groups, with the members of families below the page that lists them. Omits empty groups. */
export function treeOf(members: Members): readonly TreeGroup[] {
  const node = (page: SitePage): TreeNode => {
    const children = [...childrenOf(page.path).map(node), ...(members[page.path] ?? [])]
    return { label: page.label, to: page.path, ...(children.length > 0 && { children }) }
  }
  const mainNodes = inSection('main')
    .filter(page => !('parent' in page))
    .map(page => {
      const whole = node(page)
      // Services and industries have their own groups.
      return ['/services', '/industries'].includes(page.path) ? { label: whole.label, to: page.path } : whole
    })
  const group = (id: 'industries' | 'landing' | 'resources' | 'legal') => ({ id, title: titles[id], nodes: inSection(id).map(node) })
  return [
    { id: 'navigation', title: titles.navigation, nodes: mainNodes },
    {
      id: 'solutions',
      title: titles.solutions,
      nodes: solutionCategories.map(({ name, items }) => ({
        label: name,
        children: items.map(({ label, href, subItems }) => ({
          label,
          to: href,
          ...(subItems.length > 0 && { children: subItems.map(sub => ({ label: sub.label, to: sub.href })) }),
        })),
      })),
    },
    group('industries'),
    group('landing'),
    { id: 'company', title: titles.company, nodes: [...inSection('company').map(node), ...founderPages.map(to => ({ label: menus.founderLabel, to }))] },
    group('resources'),
    group('legal'),
  ].filter(({ nodes }) => nodes.length > 0)
}

/** A group as a card: a flat list of its pages. */
export interface TreeCard {
  readonly id: string
  readonly title: string
  readonly links: readonly { readonly label: string; readonly to: PageLink }[]
}

const flat = (nodes: readonly TreeNode[]): TreeCard['links'] =>
  nodes.flatMap(({ label, to, children }) => [...(to && !to.includes('#') ? [{ label: pageAt(to)?.label ?? label, to }] : []), ...flat(children ?? [])])

/** The cards below the tree: all groups except the landing pages, without the members of families. */
export const treeCards: readonly TreeCard[] = treeOf({})
  .filter(({ id }) => id !== 'landing')
  .map(({ id, title, nodes }) => ({ id, title, links: flat(nodes) }))
