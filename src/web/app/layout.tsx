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
import './progress-line.css'
import '#web/ui/forced-colors.css'
import '#web/ui/print.css'
import type { ReactNode } from 'react'
import shell from '#content/texts/shell.json' with { type: 'json' }
import { ToastRegion } from '#web/toasts/toast-region.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { IdleParts } from './idle-parts.tsx'
import { Letterhead } from './letterhead.tsx'

/** Constant elements, so that React skips them at every navigation. */
const [header, letterhead, footer, toasts, idleParts] = [
  <Header key="header" />,
  <Letterhead key="letterhead" />,
  <Footer key="footer" />,
  <ToastRegion key="toasts" />,
  <IdleParts key="idle-parts" />,
]

interface Props {
  announcement?: string
  loading?: boolean
  children: ReactNode
}

/** The shell around every page. */
export function Layout({ announcement = '', loading = false, children }: Props) {
  return (
    <>
      <a className="skip-link" href="#main" target="_self">
        {shell.skip}
      </a>
      {header}
      {letterhead}
      {loading && <div className="progress-line" role="progressbar" aria-label={shell.loading} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {toasts}
      {idleParts}
      {/* Always there, so that screen readers know the live region before its text changes. */}
      <div className="sr-only" aria-live="polite" aria-atomic="true" data-announcer="">
        {announcement}
      </div>
    </>
  )
}
