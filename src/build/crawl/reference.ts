/** The part of a page that a reference stands in. */
export type Region = 'head' | 'header' | 'main' | 'footer' | 'file'

/** One address that a file of the output names. */
export interface Reference {
  /** As written, entities decoded. */
  readonly target: string
  /** The element or property that names it, such as `a[href]` or `og:image`. */
  readonly kind: string
  /** The text of a link, or nothing. */
  readonly text: string
  readonly region: Region
}

const known = new Map<string, Reference>()

/**
 * The one object for equal references: the header's stand on every page, and a text that a parser has cut out of a page
 * would keep the whole page in memory.
 */
export function shared(reference: Reference): Reference {
  const key = [reference.kind, reference.region, reference.target, reference.text].join('\n')
  const found = known.get(key)
  if (found) return found
  known.set(key, reference)
  return reference
}

/** Every candidate of a `srcset`. */
export const srcsetCandidates = (srcset: string) =>
  srcset
    .split(/,\s+/)
    .map(candidate => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
