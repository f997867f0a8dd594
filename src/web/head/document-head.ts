type Attributes = Readonly<Record<string, string>>

/** What of a page's head can be seen from outside: its title, and the attributes of its tags. */
export interface HeadTags {
  readonly title: string
  readonly link: readonly (
    | { readonly rel: 'canonical'; readonly href: string }
    | { readonly rel: 'alternate'; readonly type: string; readonly href: string }
  )[]
  readonly meta: readonly (
    | { readonly name: string; readonly content: string }
    | { readonly property: string; readonly content: string }
  )[]
}

/** What the document's head says now; nothing before the first page has spoken. */
let shown: HeadTags | undefined

function find(name: 'link' | 'meta', attributes: Attributes) {
  return [...document.head.querySelectorAll(name)].find(element =>
    Object.entries(attributes).every(([key, value]) => element.getAttribute(key) === value),
  )
}

function add(name: 'link' | 'meta', attributes: Attributes) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  document.head.append(element)
}

/**
 * Makes the document's head that of a page. The first page finds its tags in the HTML; on each further one those of the
 * page before go. Its structured data goes too: it tells of another page than the address.
 */
export function showHead(head: HeadTags) {
  document.title = head.title
  for (const name of ['link', 'meta'] as const) {
    for (const tag of shown?.[name] ?? []) find(name, { ...tag })?.remove()
    for (const tag of head[name]) if (!find(name, { ...tag })) add(name, { ...tag })
  }
  if (shown) document.head.querySelector('script[type="application/ld+json"]')?.remove()
  shown = head
}
