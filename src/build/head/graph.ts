import type { Graph } from 'schema-dts'
import type { Nodes } from './ids.ts'
import { organizationNodes } from './organization.ts'
import { type PageFacts, webPageNodes } from './web-page-node.ts'
import { website } from './website-node.ts'

/** The structured data of one page: who publishes it, what it is, where it stands, and the page's own nodes. */
export const pageGraph = (facts: PageFacts, nodes: Nodes = []): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...organizationNodes(facts.path, facts.photo), website(), ...webPageNodes(facts), ...nodes],
})
