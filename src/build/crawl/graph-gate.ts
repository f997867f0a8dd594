import { isIndexable } from '#build/feeds/page-facts.ts'
import { company } from '#site/company.ts'
import { ownPages } from './head-gate.ts'
import type { Output } from './output.ts'
import type { Problem } from './problem.ts'
import { collapse, type ReadPage, readPage } from './read-page.ts'

type Node = Readonly<Record<string, unknown>>

/** Properties without which search engines ignore a node of the graph itself, by type; what is nested in one may be shorter. Source: schema.org and the engines' own rules. */
const required: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ['@id', 'url', 'name', 'isPartOf'],
  Article: ['@id', 'headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
  Blog: ['@id', 'name'],
  BlogPosting: ['@id', 'headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
  BreadcrumbList: ['@id', 'itemListElement'],
  CollectionPage: ['@id', 'url', 'name', 'isPartOf'],
  ContactPage: ['@id', 'url', 'name', 'isPartOf'],
  FAQPage: ['@id', 'mainEntity'],
  ItemList: ['@id', 'itemListElement'],
  JobPosting: ['@id', 'title', 'description', 'datePosted', 'hiringOrganization'],
  ListItem: ['position'],
  Offer: ['itemOffered'],
  Organization: ['name'],
  Person: ['name'],
  ProfilePage: ['@id', 'url', 'name', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['@id', 'name', 'provider'],
  WebPage: ['@id', 'url', 'name', 'isPartOf'],
  WebSite: ['@id', 'url', 'name'],
}

/** Properties whose words a visitor must be able to read on the page, by type. */
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

/** Every object of a graph, however deep. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const entry of value) yield* nodesIn(entry)
  if (!isNode(value)) return
  yield value
  for (const entry of Object.values(value)) yield* nodesIn(entry)
}

const typesOf = (node: Node): string[] => [node['@type']].flat().filter(type => typeof type === 'string')

/** An object that only names another node. */
const isReference = (node: Node) => '@id' in node && Object.keys(node).length === 1

const plain = (text: string) => collapse(text).toLocaleLowerCase('en')

/** A description may be HTML: its paragraphs and list items, which the page may show apart from each other. */
const partsOf = (value: string, property: string) =>
  property === 'description' ? value.split(/<[^>]+>/).map(part => readPage(part).text) : [value]

function nodeFaults(node: Node, text: string, isTop: boolean): string[] {
  return typesOf(node).flatMap(type => {
    const missing = (isTop ? (required[type] ?? []) : []).filter(
      property => node[property] === undefined || node[property] === '',
    )
    const unseen = (claims[type] ?? []).filter(property => {
      const value = node[property]
      return typeof value === 'string' && !partsOf(value, property).every(part => text.includes(plain(part)))
    })
    return [
      ...missing.map(property => `its ${type} has no ${property}`),
      ...unseen.map(property => `its ${type} claims ${property} "${node[property]}", which the page does not show`),
      ...(type === 'JobPosting' && !node.jobLocation && !node.applicantLocationRequirements
        ? ['its JobPosting says neither where the job is nor where applicants may live']
        : []),
      ...(type === 'AggregateRating' ? ['it claims an AggregateRating: nobody has collected one'] : []),
    ]
  })
}

/** What is wrong with the structured data of one page. */
function graphFaults(path: string, page: ReadPage): string[] {
  const [source, ...more] = page.graphs
  if (source === undefined || more.length > 0)
    return [`it has ${page.graphs.length} blocks of structured data, not one`]
  let graph: unknown
  try {
    graph = JSON.parse(source)
  } catch (error) {
    return [`its structured data is not JSON: ${error instanceof Error ? error.message : String(error)}`]
  }
  const nodes = [...nodesIn(graph)]
  const top = new Set(isNode(graph) && Array.isArray(graph['@graph']) ? graph['@graph'] : [])
  const text = plain(page.text)
  const defined = new Set(nodes.filter(node => !isReference(node)).map(node => node['@id']))
  const dangling = nodes.filter(node => isReference(node) && !defined.has(node['@id']))
  const pageNode = nodes.find(
    node => /Page$/.test(typesOf(node)[0] ?? '') && node.isPartOf !== undefined && node.url !== undefined,
  )
  const trail = nodes.some(node => typesOf(node).includes('BreadcrumbList'))
  return [
    ...dangling.map(node => `its structured data refers to ${node['@id']}, which it does not define`),
    ...nodes.flatMap(node => nodeFaults(node, text, top.has(node))),
    ...(pageNode?.url === page.canonical
      ? []
      : [`its page node has the url ${String(pageNode?.url)}, not the canonical`]),
    ...(text.includes(plain(String(pageNode?.name ?? '(nothing)')))
      ? []
      : [`its page node is named "${String(pageNode?.name)}", which the page does not show`]),
    ...(trail || path === '/' || !isIndexable(page) ? [] : ['it has no BreadcrumbList']),
    ...(defined.has(`${company.siteUrl}/#organization`) ? [] : ['its structured data has no Organization']),
  ]
}

/** Holds the structured data of every page against the page itself. */
export const graphGate = (output: Output): Problem[] =>
  ownPages(output).flatMap(([path, page]) =>
    [...new Set(graphFaults(path, page))].map(fault => ({ target: path, fault, referrers: [] })),
  )
