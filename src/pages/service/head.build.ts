import { childrenOf, pageAt, type StaticPath } from '#content/map/index.ts'
import type { HeadOf } from '#seo/graph.build.ts'
import { faqNodes, serviceNode } from '#seo/nodes.build.ts'

/** The head of a service, or of a part of one, with the parts that have pages of their own, and its questions. */
export const head: HeadOf<'service' | 'subService'> = (path, { lead, faq }) => {
  const page = pageAt(path as StaticPath)
  const parts = childrenOf(page.path).map(part => ({
    title: part.label,
    description: part.blurb ?? '',
    link: part.path,
  }))
  const parent = page.parent === '/services' ? undefined : pageAt(page.parent ?? '')
  const own = serviceNode(path, { name: page.label, serviceType: (parent ?? page).label, lead, parts })
  return { structuredData: [own, ...(faq ? faqNodes(path, faq.items) : [])] }
}
