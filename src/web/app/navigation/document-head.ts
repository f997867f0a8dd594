import { type HeadTag, ofThisPage, type ParsedPage } from './parse-page.ts'

/** One text for one tag, whatever the order of its attributes. */
const keyOf = (name: string, attributes: HeadTag['attributes']) =>
  [name, ...[...attributes].map(pair => pair.join('=')).sort()].join(' ')

const attributesOf = (element: Element): HeadTag['attributes'] =>
  new Map(Array.from(element.attributes, ({ name, value }) => [name, value]))

function elementOf({ name, attributes }: HeadTag) {
  const element = document.createElement(name)
  for (const [key, value] of attributes) element.setAttribute(key, value)
  return element
}

/**
 * Makes the document's head that of a page, as the prerenderer wrote it. The structured data of the first page goes: it
 * tells of another page than the address, and only crawlers read it, which follow no link in here.
 */
export function showHead({ title, tags }: Pick<ParsedPage, 'title' | 'tags'>) {
  document.title = title
  const wanted = new Map(tags.map(tag => [keyOf(tag.name, tag.attributes), tag]))
  for (const element of document.head.querySelectorAll('meta, link')) {
    const attributes = attributesOf(element)
    if (!ofThisPage(attributes)) continue
    const key = keyOf(element.localName, attributes)
    if (wanted.has(key)) wanted.delete(key)
    else element.remove()
  }
  document.head.append(...[...wanted.values()].map(elementOf))
  document.head.querySelector('script[type="application/ld+json"]')?.remove()
}
