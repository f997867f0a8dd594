import texts from '#content/texts/sections.json' with { type: 'json' }
import { artName } from '#site/art/name.ts'
import { childrenOf, type PagePath, pageAt } from '#site/map/index.ts'
import { Band } from '#web/ui/band.tsx'
import { PageCards } from './page-cards.tsx'

/** The pages below a page, when there are any. */
export function RelatedPages({ path }: { path: PagePath }) {
  const page = pageAt(path)
  const pages = page ? childrenOf(page.path) : []
  if (pages.length === 0) return null
  return (
    <Band title={texts.parts} split={pages.length === 1}>
      <PageCards
        pages={pages.map(({ path: to, label, blurb = '' }) => ({ to, label, text: blurb, art: artName(to) }))}
      />
    </Band>
  )
}
