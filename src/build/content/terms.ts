/** Where the site answers what buyers ask before a contract. */
import type { PageLink } from '#site/map/index.ts'
import type { Content } from '#site/pages/content.ts'
import { slugOf } from '#site/slug.ts'
import type { CheckedPage } from './map.ts'

const hasTerms = ({ words }: CheckedPage) => typeof words === 'object' && words !== null && 'terms' in words

/** The section with this title: on the page of all services where that has it, else on the first page that has it. */
export function termsOf(pages: readonly CheckedPage[], title: string): Content['terms'] {
  const having = pages.filter(hasTerms)
  const page = having.find(({ view }) => view === 'services') ?? having[0]
  return page ? { to: `${page.address}#${slugOf(title)}` as PageLink } : {}
}
