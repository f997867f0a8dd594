import { objectIn, stored } from '#ui/stored.ts'

/** The links that were followed from each history entry: after Back, the link gets the focus again. */
const storage = stored('followed-links', () => sessionStorage)

/** The address of a link, and its number among the links with this address. */
interface Followed {
  readonly href: string
  readonly at: number
}

type Links = Partial<Record<string, Followed>>

/** Links by the key of the history entry, stored for the session. */
let links: Links = {}

const linksTo = (href: string) =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(link => link.href === href)

/** Returns the link that was followed from the history entry with this key, if the page still has it. */
export function followedLink(key: string): HTMLAnchorElement | undefined {
  const followed = links[key]
  return followed && linksTo(followed.href)[followed.at]
}

/** Remembers each link that is followed, from the history entry whose key `currentKey` returns. */
export function rememberLinks(currentKey: () => string) {
  links = objectIn<Links>(storage.read())
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) links[currentKey()] = { href: link.href, at: linksTo(link.href).indexOf(link) }
  }
  // Before the listener that leaves the page.
  addEventListener('click', remember, { capture: true })
  // Without storage, the focus is at the top after a reload.
  addEventListener('pagehide', () => storage.write(JSON.stringify(links)))
}
