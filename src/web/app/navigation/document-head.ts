import { type HeadTag, ofThisPage, type ParsedPage } from './parse-page.ts'

/** Identifies a tag, independent of the order of its attributes. */
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
 * Replaces the tags of the document's head by those of a page. Removes the structured data of the first page, which describes
 * another URL; only crawlers read it, and they do not navigate inside the app.
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
