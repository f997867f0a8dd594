import type { ReactNode } from 'react'
import { artName } from '#site/art/name.ts'
import { crumbsAbove } from '#site/map/breadcrumbs.ts'
import type { PagePath } from '#site/map/index.ts'
import { Art } from '#web/ui/art.tsx'
import { Link } from '#web/ui/link.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'

/** The way from home to the page, above its heading. */
export function Breadcrumbs({ path }: { path: PagePath }) {
  const [, ...above] = crumbsAbove(path)
  const crumbs = above.length > 0 ? above : crumbsAbove(path)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" className="mb-4">
      <ol className="flex flex-wrap gap-x-2 eyebrow">
        {crumbs.map(({ path: to, label }, at) => (
          <li key={to} className="flex gap-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            <Link to={to} className="underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface Props {
  path: PagePath
  headline: ReactNode
  lead: string
  /** Buttons or links under the lead. */
  children?: ReactNode
  /** The pattern's name, when it is not the page's own. */
  art?: string
}

/** The top of a page: where it stands, what it is about, what to do next, and its pattern. */
export function PageOpening({ path, headline, lead, children, art = artName(path) }: Props) {
  return (
    <section className="pt-10 pb-4 lg:pt-16 lg:pb-8">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <div>
          <Breadcrumbs path={path} />
          <h1 className="h1">{typeof headline === 'string' ? unbroken(headline) : headline}</h1>
          <p className="lead mt-6">{lead}</p>
          {children && <div className="mt-8 empty:hidden flex flex-wrap items-center gap-x-5 gap-y-4">{children}</div>}
        </div>
        <Art name={art} lazy={false} class="aspect-5/3 w-full" />
      </div>
    </section>
  )
}
