import { memo, type ReactNode, useEffect, useRef } from 'react'
import { fill } from '#content/fill.ts'
import type { PageLink, SitePage } from '#content/map/index.ts'
import { pageAt } from '#content/map/index.ts'
import { companyMenu, industriesMenu, resourcesMenu, solutionCategories } from '#content/map/menus.ts'
import texts from '#generated/texts/header.json' with { type: 'json' }
import menus from '#generated/texts/menus.json' with { type: 'json' }
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

interface FoldProps {
  label: string
  level: 1 | 2 | 3
  children: ReactNode
}

/** One fold of the accordion: the browser's own disclosure, so that it works before and without scripts. */
function Fold({ label, level, children }: FoldProps) {
  return (
    <details className={`fold fold-${level}`}>
      <summary>
        {label}
        <Icon name="chevron-down" class="menu-chevron" />
      </summary>
      <ul>{children}</ul>
    </details>
  )
}

function Entry({ to, children }: { to: PageLink; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="fold-link">
        {children}
      </Link>
    </li>
  )
}

/** A menu without nested folds. A single page is shown as a link without a fold. */
function Pages({ label, pages }: { label: string; pages: readonly SitePage[] }) {
  const entries = pages.map(page => (
    <Entry key={page.path} to={page.path}>
      {page.label}
    </Entry>
  ))
  if (pages.length < 2) return entries
  return (
    <li>
      <Fold label={label} level={1}>
        {entries}
      </Fold>
    </li>
  )
}

/** The content of the mobile menu, rendered once. */
const MobileSheet = memo(() => (
  <>
    <ul>
      <Entry to="/">{pageAt('/').label}</Entry>
      <li>
        <Link to="/search" className="fold-link" data-search="">
          {texts.search}
          <Icon name="search" />
        </Link>
      </li>
      <Pages label={texts.industries} pages={industriesMenu} />
      <li className="empty:hidden">
        {solutionCategories.length > 0 && (
          <Fold label={texts.solutions} level={1}>
            {solutionCategories.map(({ id, name, items }) => (
              <li key={id}>
                <Fold label={name} level={2}>
                  {items.map(({ label, href, subItems }) =>
                    subItems.length === 0 ? (
                      <Entry key={href} to={href}>
                        {label}
                      </Entry>
                    ) : (
                      <li key={href}>
                        <Fold label={label} level={3}>
                          <Entry to={href}>{fill(menus.about, { page: label })}</Entry>
                          {subItems.map(sub => (
                            <Entry key={sub.href} to={sub.href}>
                              {sub.label}
                            </Entry>
                          ))}
                        </Fold>
                      </li>
                    ),
                  )}
                </Fold>
              </li>
            ))}
          </Fold>
        )}
      </li>
      <Pages label={texts.company} pages={companyMenu} />
      <Pages label={texts.resources} pages={resourcesMenu} />
    </ul>
    <div className="mt-5 grid grid-cols-2 gap-3">
      <ButtonLink to="/careers" look="secondary">
        {texts.careers}
      </ButtonLink>{' '}
      <ButtonLink to="/contact">{texts.contact}</ButtonLink>
    </div>
  </>
))

/** The menu of narrow windows: three levels that open and close independently, closed by any link. */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const { current } = menu
    if (!current) return
    const close = () => current.removeAttribute('open')
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !current.open) return
      close()
      current.querySelector('summary')?.focus()
    }
    const ended = new AbortController()
    const { signal } = ended
    current.addEventListener('click', onClick, { signal })
    addEventListener('keydown', onKey, { signal })
    addEventListener('popstate', close, { signal })
    return () => ended.abort()
  }, [])

  return (
    <details ref={menu} className="mobile-menu">
      <summary className="icon-button" aria-label={texts.menu}>
        <Icon name="menu-2" class="mobile-open" />
        <Icon name="x" class="mobile-close" />
      </summary>
      <nav aria-label={texts.menu} className="mobile-sheet">
        <MobileSheet />
      </nav>
    </details>
  )
}
