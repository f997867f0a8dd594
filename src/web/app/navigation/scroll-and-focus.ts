import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { showHead } from './document-head.ts'
import type { Shown } from './navigate.ts'
import { animatePicture } from './travelling-picture.ts'

const storageKey = 'scroll-positions'

/** Scroll positions by the key of the history entry, stored for the session. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

function writePositions(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Storage is forbidden or full: after a reload, pages start at the top.
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

/** Records the scroll position of each history entry, by the key in `current`. */
function useScrollPositions(current: { readonly current: string }) {
  const positions = useRef<Record<string, number>>({})
  useEffect(() => {
    positions.current = readPositions()
    const remember = () => {
      positions.current[current.current] = Math.round(window.scrollY)
    }
    // Between documents the browser restores the position; within this document the app does.
    const handBack = () => {
      history.scrollRestoration = 'auto'
      writePositions(positions.current)
    }
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    takeOver()
    // The visitor may have scrolled before scripts ran.
    remember()
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', handBack)
    addEventListener('pageshow', takeOver)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', handBack)
      removeEventListener('pageshow', takeOver)
    }
  }, [current])
  return positions
}

/**
 * Completes a navigation, in this order: the head, the scroll position (top, the `#hash` target, or the stored one after Back),
 * the focus (the target or the `h1`), and the announcement, which is returned. The browser handles the first view.
 */
export function useArrival(shown: Shown): string {
  const before = useRef(shown)
  const key = useRef(shown.location.key)
  const positions = useScrollPositions(key)
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
    const saved = type === 'POP' ? positions.current[location.key] : undefined
    if (saved !== undefined) window.scrollTo({ top: saved, behavior: 'instant' })
    else if (target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = target ?? document.querySelector<HTMLElement>('main h1')
    if (heading) focusQuietly(heading)
    if (previous.location.pathname === location.pathname) return
    animatePicture()
    // Screen readers announce the focus first.
    const timer = setTimeout(() => setAnnouncement(page.title), 100)
    return () => clearTimeout(timer)
  }, [shown, positions])

  return announcement
}
