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
import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import shell from '#generated/texts/shell.json' with { type: 'json' }
import { ToastRegion } from '#toasts/toast-region.tsx'
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
