/** Returns the path of a URL in plain letters; undefined for a malformed one. */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/**
 * Returns the site's own spelling of a page's path in plain letters: without extra slashes, `.html` and `index`. The server
 * redirects to it, and so does the worker without a network.
 */
export function plainPath(path: string): string {
  const names = path
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean)
  return `/${(names.at(-1) === 'index' ? names.slice(0, -1) : names).join('/')}`
}
