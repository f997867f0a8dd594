/**
 * Where pictures are. An address names the picture and what it holds, `/art/<name>.<hash>.svg`, so that the file can be
 * kept for good. Nobody has a table of the hashes: the build writes them into each page, and the page is where the browser
 * finds the addresses of the pictures that it shows.
 */
const known = new Map<string, string>()

const named = /(\/art\/[a-z0-9-]+)\.[0-9a-f]{8}(\.\w+)/g

/** Remembers the addresses in a text: what a page shows, or is about to show. */
export function learnArt(text: string) {
  for (const [address, name, type] of text.matchAll(named)) known.set(`${name}${type}`, address)
}

/** The address of a name: as the page has it; without a hash while the page is rendered, before the build puts the hashes in. */
export const artUrl = (name: string, type = 'svg') => {
  const plain = `/art/${name}.${type}`
  return known.get(plain) ?? plain
}
