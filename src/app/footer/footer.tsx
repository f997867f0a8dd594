import { Children, type ReactNode, useId } from 'react'
import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import type { FooterLink } from '#content/schema/content.ts'
import footer from '#generated/footer.json' with { type: 'json' }
import texts from '#generated/texts/footer.json' with { type: 'json' }
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'
import { MarkAndName } from '#ui/mark-and-name.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { useCurrentYear } from '#ui/use-current-year.ts'

interface ColumnProps {
  title: string
  /** Whether it is a row of links on a phone, for longer labels. */
  wide?: boolean
  children: ReactNode
}

/** A titled list of links in the footer. Renders nothing if there are no links. */
function Column({ title, wide = false, children }: ColumnProps) {
  const id = useId()
  if (Children.count(children) === 0) return
  return (
    <nav aria-labelledby={id} className={wide ? 'col-span-full w-0 min-w-full sm:col-auto sm:w-auto sm:min-w-0' : ''}>
      <h2 id={id} className="font-display text-base font-700">
        {title}
      </h2>
      <ul className={`sm:mt-3 gap-x-6 sm:gap-1 sm:grid ${wide ? 'flex flex-wrap' : 'grid'}`}>{children}</ul>
    </nav>
  )
}

const entry = ({ path, label }: FooterLink) => (
  <li key={path}>
    <Link to={path} className="footer-link">
      {label}
    </Link>
  </li>
)

/** The footer of every page. Its links are fixed: the social links that the API serves do not change them. */
export function Footer() {
  const year = useCurrentYear()
  return (
    <footer className="footer">
      <div className="wrap grid gap-3 pt-4 pb-4 sm:gap-8 sm:py-9 lg:grid-cols-[1.2fr_2.4fr] lg:gap-12 lg:py-10">
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 lg:block">
          <p className="header-name">
            <MarkAndName />
          </p>
          <p className="hidden max-w-30em text-soft sm:block lg:mt-4">{texts.about}</p>
          <p className="col-start-2 row-start-1 max-lg:justify-self-end lg:mt-6">
            <ButtonLink to="/contact" look="secondary" small>
              {texts.hire}
            </ButtonLink>
          </p>
          <p className="col-span-full text-soft sm:col-auto lg:mt-5">
            {texts.sales}{' '}
            <a className="link" href={`mailto:${company.emails.sales}`}>
              {company.emails.sales}
            </a>
          </p>
        </div>
        <div className="grid grid-cols-[repeat(3,auto)] gap-x-3 sm:gap-x-4 gap-y-2 sm:gap-y-10 sm:grid-cols-[1.8fr_1fr_1fr_1fr]">
          <Column title={texts.services} wide>
            {footer.services.map(entry)}
          </Column>
          <Column title={texts.company}>{footer.company.map(entry)}</Column>
          <Column title={texts.resources}>{footer.resources.map(entry)}</Column>
          {company.social.length > 0 && (
            <Column title={texts.connect}>
              {company.social.map(({ platform, url }) => (
                <li key={platform}>
                  <OutsideLink href={url} class="footer-link">
                    {platform}
                  </OutsideLink>
                </li>
              ))}
            </Column>
          )}
        </div>
      </div>
      <div className="wrap">
        <div className="stitch-t flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-2 sm:py-4 lg:py-6 text-soft">
          <p>{fill(texts.rights, { year })}</p>
          <ul className="flex flex-wrap gap-x-6">{footer.bottom.map(entry)}</ul>
          {company.sample && <p className="basis-full">{company.sample}</p>}
        </div>
        <div id="install-offer" className="empty:hidden pb-6" />
      </div>
    </footer>
  )
}
