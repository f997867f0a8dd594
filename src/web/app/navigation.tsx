import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'

const storageKey = 'scroll-positions'

/** Where each history entry was scrolled to, by the entry's key; kept for the tab's life. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

function focusQuietly(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

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

/**
 * Everything that happens after a navigation inside the app, once and in this order: the page is there (routes are
 * loaded before the location changes), scroll (top, the `#hash` target, or where Back left off), focus (the target or
 * the `h1`), and one announcement, which is returned. The first view is the browser's own business.
 */
export function useNavigationEffect(): string {
  const location = useLocation()
  const type = useNavigationType()
  const before = useRef<Location>(location)
  const positions = useRef<Record<string, number>>({})
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    positions.current = readPositions()
    const remember = () => {
      positions.current[before.current.key] = Math.round(window.scrollY)
    }
    // Between documents the browser restores by itself, within this one we do.
    const leave = () => {
      history.scrollRestoration = 'auto'
      sessionStorage.setItem(storageKey, JSON.stringify(positions.current))
    }
    const arrive = () => {
      history.scrollRestoration = 'manual'
    }
    arrive()
    // The visitor may have scrolled before scripts ran.
    remember()
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', leave)
    addEventListener('pageshow', arrive)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', arrive)
    }
  }, [])

  useLayoutEffect(() => {
    const previous = before.current
    before.current = location
    if (previous.key === location.key) return
    const samePage = previous.pathname === location.pathname
    // A search typed into the address, or a tab chosen: the visitor stays where they are.
    if (samePage && type === 'REPLACE' && (!location.hash || location.state?.keepFocus)) return

    const target = hashTarget(location.hash)
    const saved = type === 'POP' ? positions.current[location.key] : undefined
    if (saved !== undefined) window.scrollTo({ top: saved, behavior: 'instant' })
    else if (target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })

    const heading = target ?? document.querySelector<HTMLElement>('main h1')
    if (heading) focusQuietly(heading)
    if (samePage) return
    // The head is written after the page has rendered.
    const timer = setTimeout(() => setAnnouncement(document.title), 100)
    return () => clearTimeout(timer)
  }, [location, type])

  return announcement
}

/** The live region for page changes: always there, so that screen readers know it before it speaks. */
export function Announcer({ text }: { text: string }) {
  return (
    <div className="sr-only" aria-live="polite" aria-atomic="true" data-announcer="">
      {text}
    </div>
  )
}
