import { walk } from '#content/read/source-file.build.ts'
import { ownPages } from './head-gate.ts'
import type { Output } from './output.ts'
import type { Problem } from './problem.ts'
import { collapse, type ReadPage, readPage } from './read-page.ts'

type Node = Readonly<Record<string, unknown>>

/** Properties whose words visitors must be able to read on the page, by type. */
const claims: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Article: ['headline', 'articleSection'],
  BlogPosting: ['headline'],
  ContactPoint: ['telephone', 'email'],
  JobPosting: ['title', 'description'],
  ListItem: ['name'],
  Offer: ['price'],
  Organization: ['name', 'legalName', 'telephone', 'email'],
  Person: ['name', 'jobTitle'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode'],
  Question: ['name'],
  Service: ['name'],
  WebSite: ['name'],
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns every object of a graph, at any depth. */
const nodesIn = (graph: unknown): Node[] => [...walk(graph)].map(([, value]) => value).filter(isNode)

const typesOf = (node: Node): string[] => [node['@type']].flat().filter(type => typeof type === 'string')

/** Whether an object only refers to another node. */
const isReference = (node: Node) => '@id' in node && Object.keys(node).length === 1

const plain = (text: string) => collapse(text).toLocaleLowerCase('en')

/** Splits a description, which may be HTML, into its paragraphs and list items. The page may show them apart. */
const partsOf = (value: string, property: string) =>
  property === 'description' ? value.split(/<[^>]+>/).map(part => readPage(part).text) : [value]

/** Returns the faults of a node's words that its page does not show. */
const unseenIn = (node: Node, text: string): string[] =>
  typesOf(node).flatMap(type =>
    (claims[type] ?? []).flatMap(property => {
      const value = node[property]
      if (typeof value !== 'string' || partsOf(value, property).every(part => text.includes(plain(part)))) return []
      return `its ${type} claims ${property} "${value}", which the page does not show`
    }),
  )

/** Returns the faults of a page's structured data. */
function graphFaults({ graph, text: shown }: ReadPage): string[] {
  if (graph instanceof Error) return [`its structured data is not JSON: ${graph.message}`]
  const nodes = nodesIn(graph)
  const text = plain(shown)
  const defined = new Set(nodes.filter(node => !isReference(node)).map(node => node['@id']))
  const dangling = nodes.filter(node => isReference(node) && !defined.has(node['@id']))
  const pageName = nodes.find(node => /Page$/.test(typesOf(node)[0] ?? '') && node.primaryImageOfPage)?.name
  return [
    ...dangling.map(node => `its structured data refers to ${node['@id']}, which it does not define`),
    ...nodes.flatMap(node => unseenIn(node, text)),
    ...(nodes.some(node => typesOf(node).includes('AggregateRating'))
      ? ['it claims an AggregateRating: nobody has collected one']
      : []),
    ...(text.includes(plain(String(pageName)))
      ? []
      : [`its page node is named "${String(pageName)}", which the page does not show`]),
  ]
}

/** Checks the structured data of every page against the page itself. */
export const graphGate = (output: Output): Problem[] =>
  ownPages(output).flatMap(([path, page]) => [...new Set(graphFaults(page))].map(fault => ({ target: path, fault })))
