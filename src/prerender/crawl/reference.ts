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

/** Every candidate of a `srcset`. */
export const srcsetCandidates = (srcset: string) =>
  srcset
    .split(/,\s+/)
    .map(candidate => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
