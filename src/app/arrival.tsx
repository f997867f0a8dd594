import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router-dom'
import { decodedPath } from '#content/plain-path.ts'
import { showStructuredData } from '#seo/structured-data.ts'
import { focusQuietly } from '#ui/focus-quietly.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { lookAhead } from './links.ts'
import { followedLink } from './navigation/followed-links.ts'
import { parsedPage } from './navigation/pages.ts'
import { staysInPlace } from './navigation/router.ts'
import { animatePicture } from './navigation/travelling-picture.ts'
import type { PageData } from './page-data.ts'

const headings = 'h1, h2, h3, h4, summary'

/** What names the target of a `#hash`: screen readers say nothing of a section that has the focus. */
const nameOf = (target: HTMLElement) =>
  target.closest<HTMLElement>(headings) ?? target.querySelector<HTMLElement>(headings) ?? target

/** The element that a `#hash` names, if the page has it. */
const hashTarget = (hash: string) => document.getElementById(decodedPath(hash.slice(1)) ?? hash.slice(1))

/** Whether the document was opened by Back or Forward, and not from the browser's page cache. */
const isReturn = () =>
  performance.getEntriesByType('navigation').some(entry => 'type' in entry && entry.type === 'back_forward')

/**
 * Completes a navigation, after the scroll position: the focus (after Back the link that was followed, else the heading of
 * the target or the `h1`), and then the announcement. The browser handles the first view.
 */
export function Arrival() {
  const location = useLocation()
  const type = useNavigationType()
  const data = useMatches().at(-1)?.data as PageData | undefined
  const before = useRef({ location, data })
  const newPath = useRef<string>(undefined)
  const [announcement, setAnnouncement] = useState('')
  const path = data?.path ?? ''
  // Rendered before the effects that scroll.
  const top = import.meta.env.SSR ? 0 : window.scrollY

  useLayoutEffect(() => {
    if (before.current.data !== data && data) showStructuredData(parsedPage(data).graph)
    const previous = before.current.location
    before.current = { location, data }
    if (previous === location) return
    if (staysInPlace()) {
      // The router scrolls to a `#hash` although this navigation keeps the position.
      window.scrollTo({ top, behavior: 'instant' })
      return
    }
    const target = hashTarget(location.hash)
    // A link to a question opens its answer.
    if (target instanceof HTMLDetailsElement) target.open = true
    const followed = type === 'POP' ? followedLink(location.key) : undefined
    if (!focusQuietly(followed)) focusQuietly(target ? nameOf(target) : document.querySelector<HTMLElement>('main h1'))
    if (previous.pathname === location.pathname) return
    animatePicture()
    newPath.current = location.pathname
  }, [location, data, type, top])

  // Not a layout effect: Unhead sets the title after the effects of the page.
  useEffect(() => {
    if (newPath.current !== location.pathname) return
    newPath.current = undefined
    // Screen readers announce the focus first.
    const timer = setTimeout(() => setAnnouncement(document.title), 100)
    return () => clearTimeout(timer)
  }, [location.pathname])

  useEffect(() => {
    if (isReturn() && document.activeElement === document.body) focusQuietly(followedLink(before.current.location.key))
  }, [])

  // Before the effects of the page, so that the next page is fetched before the modules that load when idle. Not in the
  // sitemap's preview frames.
  useLayoutEffect(() => (window.top === window ? whenIdle(() => lookAhead(path)) : undefined), [path])

  // Always there, so that screen readers know the live region before its text changes.
  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true" data-announcer="">
      {announcement}
    </div>
  )
}
