/**
 * URLs of pictures. A URL contains a hash of the content, `/art/<name>.<hash>.svg`, so that the file can be cached
 * permanently. There is no table of hashes: the build writes the URLs into each page, and the browser reads them from there.
 */
const urls = new Map<string, string>()

const artUrls = /(\/art\/[a-z0-9-]+)\.[0-9a-f]{8}(\.\w+)/g

/** Stores the URLs in a text: those of pictures that a page shows or will show. Returns whether a known picture has changed. */
export function learnArt(text: string): boolean {
  let changed = false
  for (const [address, name, type] of text.matchAll(artUrls)) {
    const plain = `${name}${type}`
    changed ||= (urls.get(plain) ?? address) !== address
    urls.set(plain, address)
  }
  return changed
}

/** The `id` of the root of a picture with two themes. Added to the URL as its fragment, it shows the picture by night. */
export const darkId = 'dark'

/** The `id` of the root of a patch. As a fragment, it moves the thing up, above a label. */
export const aboveId = 'above'

/** Returns the URL of a picture, with its hash if the page contains it. The build adds hashes after it renders a page. */
export const artUrl = (name: string, type = 'svg') => {
  const plain = `/art/${name}.${type}`
  return urls.get(plain) ?? plain
}
