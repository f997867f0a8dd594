import type { PagePath } from '#content/map/index.ts'
import type { HeadOf, Nodes } from '#seo/graph.build.ts'
import { type Part, serviceNode } from '#seo/nodes.build.ts'

interface LandingFacts {
  readonly lead: string
  /** The kind of service, in a word or two that the page contains. */
  readonly serviceType: string
  readonly services?: { readonly items: readonly Part[] }
}

/** Returns the service that a landing page sells. */
const landingNodes = (path: PagePath, { lead, serviceType, services }: LandingFacts): Nodes => [
  serviceNode(path, { name: serviceType, serviceType, lead, parts: services?.items ?? [] }),
]

/** The head of a page that sells one service. */
export const head: HeadOf<'landing' | 'crossPlatform'> = (path, words) => ({
  structuredData: landingNodes(path, words),
})
