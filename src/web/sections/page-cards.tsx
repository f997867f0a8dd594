import type { PageLink } from '#site/map/index.ts'
import { Art } from '#web/ui/art.tsx'
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

/** Pages to choose from, each with its pattern. */
export function PageCards({ pages }: { pages: readonly Card[] }) {
  return (
    <ul className={`${rowsOf(pages.length)} gap-6`}>
      {pages.map(({ to, label, text, art }) => (
        <li key={to} className="card choice">
          <Art name={art} />
          <div className="flex flex-col p-6">
            <h3 className="h3">
              <Link to={to} className="stretched">
                {label}
              </Link>
            </h3>
            <p className="small mt-2 text-soft">{unbroken(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
