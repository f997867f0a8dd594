import { useEffect, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { whenIdle } from '#web/ui/when-idle.ts'
import { lookAhead } from './ahead.ts'
import { Layout } from './layout.tsx'
import { router, type Shown, startNavigation } from './navigation/navigate.ts'
import { useArrival } from './navigation/scroll-and-focus.ts'
import { Page } from './page.tsx'

interface Props {
  first: Shown
  /** Called once the first view is hydrated. */
  onReady: () => void
}

/** The root component in the browser: the shell and the opened page. */
export function App({ first, onReady }: Props) {
  const [shown, show] = useState(first)
  const [loading, showProgress] = useState(false)
  const announcement = useArrival(shown)
  useEffect(() => {
    startNavigation({ show, showProgress })
    onReady()
  }, [onReady])
  const { location, page, type } = shown
  const { path } = page.data
  // Before the effects of the page, so that the next page is fetched before the modules that load when idle. Not in the
  // sitemap's preview frames.
  useLayoutEffect(() => (window.top === window ? whenIdle(() => lookAhead(path)) : undefined), [path])
  return (
    <Router location={location} navigationType={type} navigator={router}>
      <Layout announcement={announcement} loading={loading}>
        <Page data={page.data} Component={page.Component} whole={type === 'POP' || location.hash !== ''} />
      </Layout>
    </Router>
  )
}
