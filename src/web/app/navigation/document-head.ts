import { graphType, type HeadTag, ofThisPage, type ParsedPage } from './parse-page.ts'

/** Identifies a tag, independent of the order of its attributes. */
const tagKey = (name: string, attributes: HeadTag['attributes']) =>
  [name, ...[...attributes].map(pair => pair.join('=')).sort()].join(' ')

const attributesOf = (element: Element): HeadTag['attributes'] =>
  new Map(Array.from(element.attributes, ({ name, value }) => [name, value]))

function elementOf({ name, attributes }: HeadTag) {
  const element = document.createElement(name)
  for (const [key, value] of attributes) element.setAttribute(key, value)
  return element
}

/** Trusted Types refuse other text in a script, also in one that holds data; site/hosting/security-headers.ts names the policy. */
const policy = globalThis.window?.trustedTypes?.createPolicy('graph', { createScript: text => text })

/** Replaces the tags of the document's head and its structured data by those of a page. */
export function showHead({ title, tags, graph }: Pick<ParsedPage, 'title' | 'tags' | 'graph'>) {
  document.title = title
  const wanted = new Map(tags.map(tag => [tagKey(tag.name, tag.attributes), tag]))
  for (const element of document.head.querySelectorAll('meta, link')) {
    const attributes = attributesOf(element)
    if (!ofThisPage(attributes)) continue
    const key = tagKey(element.localName, attributes)
    if (wanted.has(key)) wanted.delete(key)
    else element.remove()
  }
  document.head.append(...[...wanted.values()].map(elementOf))
  document.head.querySelector(`script[type="${graphType}"]`)?.remove()
  if (graph === undefined) return
  const script = document.createElement('script')
  script.type = graphType
  script.text = policy?.createScript(graph) ?? graph
  document.head.append(script)
}
