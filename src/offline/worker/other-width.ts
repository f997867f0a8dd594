/** A file of a photograph: its name, width, hash and format. */
const picture = /^(\/art\/[a-z0-9-]+-)\d+\.[0-9a-f]{8}\.(?:avif|webp)$/

/**
 * The key of the saved file of a photograph, for a path of any other width. Pages name several widths, but only the smallest
 * is on the list (`src/build/offline/offline-list.ts`).
 */
export function otherWidth(pathname: string, keys: Iterable<string>): string | undefined {
  const [, photo] = picture.exec(pathname) ?? []
  if (photo === undefined) return
  for (const key of keys) if (picture.exec(key.replace(/\?.*/, ''))?.[1] === photo) return key
  return undefined
}
