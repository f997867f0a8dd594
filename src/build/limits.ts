/**
 * The most bytes that a visitor is sent, compressed by Brotli, and what to do about more (docs/specification/everywhere.md#budgets).
 * The tests of the build hold them; the build itself stops for `offline` and shrinks photographs to `image`.
 */
export const limits = {
  script: { bytes: 130_000, remedy: 'import what the first view does not need when the visitor acts' },
  style: { bytes: 16_000, remedy: 'remove rules and classes that nothing uses' },
  page: { bytes: 16_000, remedy: 'shorten the page or divide it' },
  home: { bytes: 20_000, remedy: 'shorten the page' },
  font: { bytes: 20_000, remedy: 'leave characters out of the font' },
  image: { bytes: 60_000, remedy: 'simplify the picture or make it smaller' },
  'pictures of a service': { bytes: 25_000, remedy: 'simplify the pictures of the page' },
  'search index': { bytes: 70_000, remedy: 'leave pages out of the index or shorten their texts' },
  installation: { bytes: 280_000, remedy: 'shorten home, /offline and /404, or the scripts of every page' },
  offline: { bytes: 2_500_000, remedy: 'shrink the pages with forms, the search and what all pages need' },
} as const satisfies Readonly<Record<string, { readonly bytes: number; readonly remedy: string }>>

export type Limit = keyof typeof limits

/** Returns by how much something exceeds its limit and what to do, or nothing. */
export function excessOf(limit: Limit, of: string, bytes: number): string[] {
  const { bytes: most, remedy } = limits[limit]
  if (bytes <= most) return []
  const [size, above] = [bytes, bytes - most].map(count => count.toLocaleString('en'))
  return [
    `${of}: ${size} bytes, ${above} above the limit "${limit}" of src/build/limits.ts: ${remedy}, or raise the limit there and in docs/specification/everywhere.md#budgets`,
  ]
}
