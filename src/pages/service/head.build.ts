import { childrenOf, type PagePath, pageAt } from '#content/map/index.ts'
import type { Question } from '#content/schema/parts.ts'
import type { HeadOf, Nodes } from '#seo/graph.build.ts'
import { faqNodes, serviceNode } from '#seo/nodes.build.ts'

interface ServiceFacts {
  readonly lead: string
  readonly faq?: { readonly items: readonly (Question | undefined)[] }
}

/**
 * Returns a service with the parts that have pages of their own, and its questions. Throws for a path that is not in the
 * site map.
 */
function serviceNodes(path: PagePath, { lead, faq }: ServiceFacts): Nodes {
  const page = pageAt(path)
  if (!page) throw new Error(`${path} is not in src/content/map: a service is named by its label there`)
  const parts = childrenOf(page.path).map(part => ({
    title: part.label,
    description: part.blurb ?? '',
    link: part.path,
  }))
  const parent = page.parent === '/services' ? undefined : pageAt(page.parent ?? '')
  const own = serviceNode(path, { name: page.label, serviceType: (parent ?? page).label, lead, parts })
  return [own, ...(faq ? faqNodes(path, faq.items) : [])]
}

/** The head of a service, and of a part of one. */
export const head: HeadOf<'service' | 'subService'> = (path, words) => ({ structuredData: serviceNodes(path, words) })
