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

/** Pages to choose from, each with its picture; on a phone, with its icon where it has one. */
export function PageCards({ pages }: { pages: readonly Card[] }) {
  const cards = (
    <ul className={`page-cards ${rowsOf(pages.length, 3)} gap-3 sm:gap-6`}>
      {pages.map(({ to, label, text, art }) => {
        const icon = pageAt(to)?.icon
        return (
          <li key={to} className="card choice">
            <Art name={art} class={icon ? 'max-sm:hidden' : ''} />
            <div className="flex items-center gap-4 px-4 py-3 sm:items-start sm:p-6">
              {icon && (
                <span className="hoop sm:hidden">
                  <Icon name={icon} />
                </span>
              )}
              <div>
                <h3 className="h3">
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
  return pages.length > 4 ? <Folding>{cards}</Folding> : cards
}
