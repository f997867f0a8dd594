import { type PageLink, pageAt } from '#content/map/index.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { artName } from '#pictures/name.ts'
import { Art } from '#ui/art.tsx'
import { Folding } from '#ui/folding.tsx'
import { Link } from '#ui/link.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

interface Card {
  readonly link: PageLink
  /** The label of the page when left out. */
  readonly title?: string
  /** The blurb of the page when left out; empty for none. */
  readonly description?: string
}

/** The page of a link, which may name a place on it. */
const pageOf = (link: PageLink) => pageAt(link.split('#')[0] ?? '')

/** A list with more cards is long. */
const many = 4

/**
 * Links to pages, each with its patch. On a phone, a long list has two cards a row. In a long list with an odd number of
 * cards, the first has a row of its own and a larger title. The cards of a `brief` list have a small patch beside their words.
 */
export function PageCards({ pages, brief = false }: { pages: readonly Card[]; brief?: boolean }) {
  const long = pages.length > many
  return (
    <Folding narrow when={long && pages.some(({ description }) => description !== '')} unfold={texts.unfoldPages}>
      <ul
        className={`page-cards ${long ? 'pairs' : ''} ${brief ? 'brief' : ''} ${rowsOf(pages.length, 3)} gap-3 sm:gap-6`}
      >
        {pages.map(({ link, ...words }, at) => {
          const led = long && at === 0 && pages.length % 2 === 1
          const page = pageOf(link)
          const { title = page?.label ?? '', description = page?.blurb ?? '' } = words
          // Without a description it heads nothing.
          const Name = description ? 'h3' : 'p'
          return (
            <li key={link} className={`card choice ${led ? 'lead-post' : ''}`}>
              <Art name={artName(page?.path ?? link)} />
              <div className="page-card-words">
                <div className="page-card-text">
                  <Name className={`h3 ${led ? 'lg:text-2xl' : ''}`}>
                    <Link to={link} className="stretched">
                      {unbroken(title)}
                    </Link>
                  </Name>
                  {description && (
                    <p className={`more mt-2 text-soft small ${led ? 'lg:text-md' : ''}`}>{unbroken(description)}</p>
                  )}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </Folding>
  )
}
