import '#ui/controls.css'
import '#ui/bands.css'
import '#ui/opening.css'
import '#ui/lists.css'
import '#ui/cards.css'
import '#ui/steps.css'
import '#ui/article.css'
import '#ui/ranking.css'
import '#ui/data-table.css'
import '#ui/bottom-bar.css'
import '#ui/tabs.css'
import '#ui/timeline.css'
import '#ui/job.css'
import '#ui/proof.css'
import '#forms/forms.css'
import './header/menus.css'
import './shell.css'
import '#ui/forced-colors.css'
import '#ui/print.css'
import { type ComponentType, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { company } from '#content/company.ts'
import shell from '#generated/texts/shell.json' with { type: 'json' }
import { artUrl } from '#pictures/address.ts'
import { ToastRegion } from '#toasts/toast-region.tsx'
import { loadWhenIdle } from '#ui/when-idle.ts'
import { Arrival } from './arrival.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { markHydrated } from './hydration.ts'
import { ProgressLine } from './progress-line.tsx'

/** The first lines of a page in print, in the colours of the day. */
const Letterhead = () => (
  <div className="letterhead">
    <img src={artUrl('mark')} alt="" width={30} height={30} /> <strong>{company.name}</strong>{' '}
    <span>{[company.addressLine, company.emails.general].join(', ')}</span>
  </div>
)

/**
 * Parts that no visitor needs in the first seconds: saving for offline, updates, the outbox, the install button. They load
 * when the browser is idle, and never in the sitemap's preview frames.
 */
function IdleParts() {
  const [Offline, setOffline] = useState<ComponentType>()

  useEffect(() => {
    if (window.top !== window) return
    return loadWhenIdle(
      () => import('./offline-parts.tsx'),
      module => setOffline(() => module.Offline),
    )
  }, [])

  return Offline && <Offline />
}

/** Constant elements, so that React skips them at every navigation. */
const [header, letterhead, footer, toasts, idleParts] = [
  <Header key="header" />,
  <Letterhead key="letterhead" />,
  <Footer key="footer" />,
  <ToastRegion key="toasts" />,
  <IdleParts key="idle-parts" />,
]

/** The shell around every page. */
export function Layout() {
  useEffect(markHydrated, [])
  return (
    <>
      <a className="skip-link" href="#main" target="_self">
        {shell.skip}
      </a>
      {header}
      {letterhead}
      <ProgressLine />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {footer}
      {toasts}
      {idleParts}
      {/* First the scroll position, then the focus. */}
      <ScrollRestoration />
      <Arrival />
    </>
  )
}
