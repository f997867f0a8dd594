/** A picture of a photograph: what it shows, how wide, the hash of its content, its format. */
const picture = /^(\/art\/[a-z0-9-]+-)\d+\.[0-9a-f]{8}\.(?:avif|webp)$/

/**
 * The key of the one picture of a photograph that is saved, for the address of any other: pages name several widths, and the
 * list the smallest (`src/build/offline/offline-list.ts`).
 */
export function otherWidth(pathname: string, keys: Iterable<string>): string | undefined {
  const [, photo] = picture.exec(pathname) ?? []
  if (photo === undefined) return
  for (const key of keys) if (picture.exec(key.replace(/\?.*/, ''))?.[1] === photo) return key
  return undefined
}
