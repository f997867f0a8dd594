import { type PageLink, pageAt } from '#site/map/index.ts'
import { Art } from '#web/ui/art.tsx'
import { Folding } from '#web/ui/folding.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { rowsOf } from '#web/ui/rows-of.ts'
import { unbroken } from '#web/ui/unbroken.tsx'

interface Card {
  readonly to: PageLink
  readonly label: string
  readonly text: string
  /** The pattern's name. */
  readonly art: string
}

/** How many are a long list. */
const many = 4

/**
 * Pages to choose from, each with its picture. On a phone they have their icon in its place where there is one, and of a long
 * list two are in a row. The first of an odd number has the whole row, and a larger title.
 */
export function PageCards({ pages }: { pages: readonly Card[] }) {
  const long = pages.length > many
  const cards = (
    <ul className={`page-cards ${long ? 'pairs' : ''} ${rowsOf(pages.length, 3)} gap-3 sm:gap-6`}>
      {pages.map(({ to, label, text, art }, at) => {
        const led = long && at === 0 && pages.length % 2 === 1
        const icon = pageAt(to)?.icon
        return (
          <li key={to} className={`card choice ${led ? 'lead-post' : ''}`}>
            <Art name={art} class={icon ? 'max-sm:hidden' : ''} />
            <div className="page-card-words">
              {icon && (
                <span className="hoop sm:hidden">
                  <Icon name={icon} />
                </span>
              )}
              <div>
                <h3 className={`h3 ${led ? 'lg:text-[2rem]' : ''}`}>
                  <Link to={to} className="stretched">
                    {unbroken(label)}
                  </Link>
                </h3>
                <p className="more small mt-2 text-soft">{unbroken(text)}</p>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
  return long ? <Folding>{cards}</Folding> : cards
}
