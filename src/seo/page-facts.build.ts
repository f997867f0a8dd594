import type { ReadPage } from '#build/crawl/read-page.ts'

/** The data of a written page for feeds, sitemap and ledger. */
export interface PageFacts {
  /** The page's route, such as `/about`. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Absolute URL; empty if the page has none. */
  readonly canonical: string
  readonly indexable: boolean
  /** The text of `<main>` and the targets of its links. */
  readonly main: string
}

export const isIndexable = ({ meta }: ReadPage) => !/\bnoindex\b/.test(meta.get('robots') ?? '')

export function pageFacts(path: string, page: ReadPage): PageFacts {
  const links = page.references.filter(({ kind, region }) => kind === 'a[href]' && region === 'main')
  return {
    path,
    title: page.title,
    description: page.meta.get('description') ?? '',
    canonical: page.canonical ?? '',
    indexable: isIndexable(page),
    main: [page.mainText, ...links.map(({ target }) => target)].join(' '),
  }
}
