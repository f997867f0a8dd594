import '#web/ui/controls.css'
import '#web/ui/parts.css'
import '#web/ui/article.css'
import '#web/ui/ranking.css'
import '#web/ui/bottom-bar.css'
import '#web/ui/tabs.css'
import './shell.css'
import '#web/ui/forced-colors.css'
import '#web/ui/print.css'
import { Outlet } from 'react-router-dom'
import { ToastRegion } from '#web/toasts/toast-region.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { Later } from './later.tsx'
import { useFollowedLinks } from './links.ts'
import { Announcer, useNavigationEffect } from './navigation.tsx'
import { Reveal } from './reveal.tsx'

/** The same elements at every navigation: React leaves them alone. */
const [header, footer] = [<Header key="header" />, <Footer key="footer" />]

/** The shell around every page. */
export function Layout() {
  useFollowedLinks()
  const announcement = useNavigationEffect()
  return (
    <>
      <a className="skip-link" href="#main" target="_self">
        Skip to content
      </a>
      {header}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {footer}
      <ToastRegion />
      <Reveal />
      <Later />
      <Announcer text={announcement} />
    </>
  )
}
