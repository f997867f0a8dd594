import '#web/ui/controls.css'
import '#web/ui/bands.css'
import '#web/ui/opening.css'
import '#web/ui/lists.css'
import '#web/ui/cards.css'
import '#web/ui/steps.css'
import '#web/ui/article.css'
import '#web/ui/ranking.css'
import '#web/ui/data-table.css'
import '#web/ui/bottom-bar.css'
import '#web/ui/tabs.css'
import '#web/ui/timeline.css'
import '#web/ui/job.css'
import '#web/ui/proof.css'
import '#web/forms/forms.css'
import './header/menus.css'
import './shell.css'
import '#web/ui/forced-colors.css'
import '#web/ui/print.css'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import shell from '#content/texts/shell.json' with { type: 'json' }
import { ToastRegion } from '#web/toasts/toast-region.tsx'
import { Arrival } from './arrival.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { markHydrated } from './hydration.ts'
import { IdleParts } from './idle-parts.tsx'
import { Letterhead } from './letterhead.tsx'
import { ProgressLine } from './progress-line.tsx'

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
