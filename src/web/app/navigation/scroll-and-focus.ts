import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tryTo } from '#offline/allowed.ts'
import { focusQuietly } from '#web/ui/focus-quietly.ts'
import { objectIn } from '#web/ui/stored.ts'
import { showHead } from './document-head.ts'
import type { Shown } from './navigate.ts'
import { animatePicture } from './travelling-picture.ts'

const storageKey = 'places'

/** Where a visitor was on a page. */
interface Place {
  /** The scroll position. */
  readonly top: number
  /** The link that was followed: its address, and its number among the links with this address. */
  readonly link?: { readonly href: string; readonly at: number }
}

type Places = Partial<Record<string, Place>>

/** Places by the key of the history entry, stored for the session. */
const readPlaces = () => objectIn<Places>(tryTo(() => sessionStorage.getItem(storageKey)))

function writePlaces(places: Places) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places))
  } catch {
    // Storage is forbidden or full: after a reload, pages start at the top.
  }
}

const linksTo = (href: string) =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(link => link.href === href)

/** Focuses the link that was followed from a page. */
const focusFollowed = ({ link }: Partial<Place>) => (link ? focusQuietly(linksTo(link.href)[link.at]) : false)

const headings = 'h1, h2, h3, h4, summary'

/** What names the target of a `#hash`: screen readers say nothing of a section that has the focus. */
const nameOf = (target: HTMLElement) =>
  target.closest<HTMLElement>(headings) ?? target.querySelector<HTMLElement>(headings) ?? target

/** The element that a `#hash` names, if the page has it. */
function hashTarget(hash: string) {
  const id = hash.slice(1)
  if (!id) return null
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}

/** Whether the document was opened by Back or Forward, and not from the browser's page cache. */
const isReturn = () =>
  performance.getEntriesByType('navigation').some(entry => 'type' in entry && entry.type === 'back_forward')

/** Records the place of the visitor on each history entry, by the key in `current`. */
function usePlaces(current: { readonly current: string }) {
  const places = useRef<Places>({})
  useEffect(() => {
    places.current = readPlaces()
    const place = () => places.current[current.current]
    const change = (changed: Partial<Place>) => {
      places.current[current.current] = { top: 0, ...place(), ...changed }
    }
    const remember = () => change({ top: Math.round(window.scrollY) })
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link) change({ link: { href: link.href, at: linksTo(link.href).indexOf(link) } })
    }
    // Between documents the browser restores the position; within this document the app does.
    const handBack = () => {
      history.scrollRestoration = 'auto'
      writePlaces(places.current)
    }
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      takeOver()
      // WebKit restores the position of a page from its cache after this event, and no longer once the app has taken over.
      if (persisted) window.scrollTo({ top: place()?.top ?? 0, behavior: 'instant' })
    }
    takeOver()
    // The visitor may have scrolled before scripts ran.
    remember()
    if (isReturn() && document.activeElement === document.body) focusFollowed(place() ?? {})
    addEventListener('scroll', remember, { passive: true })
    // Before the listener that leaves the page.
    addEventListener('click', follow, { capture: true })
    addEventListener('pagehide', handBack)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('click', follow, { capture: true })
      removeEventListener('pagehide', handBack)
      removeEventListener('pageshow', comeBack)
    }
  }, [current])
  return places
}

/**
 * Completes a navigation, in this order: the head, the scroll position (top, the `#hash` target, or the stored one after Back),
 * the focus (after Back the link that was followed, else the heading of the target or the `h1`), and the announcement, which is returned. The browser handles the first view.
 */
export function useArrival(shown: Shown): string {
  const before = useRef(shown)
  const key = useRef(shown.location.key)
  const places = usePlaces(key)
  const [announcement, setAnnouncement] = useState('')

  useLayoutEffect(() => {
    const previous = before.current
    const { location, page, type, stays } = shown
    before.current = shown
    key.current = location.key
    if (previous === shown) return
    if (previous.page !== page) showHead(page)
    if (stays) return
    const target = hashTarget(location.hash)
    // A link to a question opens its answer.
    if (target instanceof HTMLDetailsElement) target.open = true
    const place = type === 'POP' ? places.current[location.key] : undefined
    if (place) window.scrollTo({ top: place.top, behavior: 'instant' })
    else if (target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
    if (!place || !focusFollowed(place))
      focusQuietly(target ? nameOf(target) : document.querySelector<HTMLElement>('main h1'))
    if (previous.location.pathname === location.pathname) return
    animatePicture()
    // Screen readers announce the focus first.
    const timer = setTimeout(() => setAnnouncement(page.title), 100)
    return () => clearTimeout(timer)
  }, [shown, places])

  return announcement
}
