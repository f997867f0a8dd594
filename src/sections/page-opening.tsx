import type { ReactNode } from 'react'
import { crumbsTo } from '#content/map/breadcrumbs.ts'
import type { PagePath } from '#content/map/index.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { Link } from '#ui/link.tsx'
import { PagePicture } from '#ui/page-picture.tsx'
import { Part } from '#ui/part.tsx'
import { spaced } from '#ui/spaced.ts'
import { unbroken } from '#ui/unbroken.tsx'

interface BreadcrumbsProps {
  path: PagePath
  /** The name of the page; from the site map by default. Required for pages of a family. */
  label?: string | undefined
}

/** The breadcrumbs from the home page to this page, above its heading. */
export function Breadcrumbs({ path, label }: BreadcrumbsProps) {
  const crumbs = crumbsTo(path, label)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={texts.breadcrumb} className="mb-4">
      <ol className="flex flex-wrap gap-x-2 eyebrow">
        {crumbs.map(({ path: to, label: name }) =>
          to === path ? (
            // The heading repeats the title of a page of a family, which may be longer than a line.
            <li key={to} aria-current="page" className={label ? 'sr-only' : 'text-soft'}>
              {name}
            </li>
          ) : (
            <li key={to} className="crumb">
              <Link to={to} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}

interface Props extends BreadcrumbsProps {
  headline: ReactNode
  lead: string
  /** A page to do something on: shorter, so that its form or list begins in the first view. */
  brief?: boolean
  /** Buttons or links under the lead. */
  children?: ReactNode
}

/** The top of a page: breadcrumbs, heading, lead, buttons, and the page's picture. */
export function PageOpening({ path, label, headline, lead, brief = false, children }: Props) {
  return (
    <section className={`opening ${brief ? 'opening-brief' : ''}`}>
      <PagePicture />
      <header>
        <Breadcrumbs path={path} label={label} />
        <h1 className="h1">{typeof headline === 'string' ? unbroken(headline) : headline}</h1>
        <p className="lead mt-5 sm:mt-6">{unbroken(lead)}</p>
        {children && (
          <Part className="ways-in mt-6 sm:mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">{spaced(children)}</Part>
        )}
      </header>
    </section>
  )
}
