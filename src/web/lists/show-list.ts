import { durations, easing } from '#site/theme/tokens.ts'

const idsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.map(({ id }) => id) : [])

/** Where two lists first have different entries; nothing when only words differ. */
function firstDifference(now: unknown, fresh: unknown): number | undefined {
  const [ids, freshIds] = [idsOf(now), idsOf(fresh)]
  const at = (ids.length > freshIds.length ? ids : freshIds).findIndex((_, index) => ids[index] !== freshIds[index])
  return at < 0 ? undefined : at
}

/** Whether the place of a list's entries, from one of them on, is on the screen. */
function isOnScreen(list: Element, from: number, count: number): boolean {
  const end = list.getBoundingClientRect().bottom
  // Where the children are not the entries one by one, the whole list is their place.
  const first = list.children.length === count ? list.children[from] : list
  const start = first ? first.getBoundingClientRect().top : end
  return start < innerHeight && end > 0
}

/** The visitor's next scroll, tap or key, once the page has done with it. */
const nextAction = (leaving: AbortSignal) =>
  new Promise<void>(resolve => {
    const options = { passive: true, signal: leaving }
    for (const action of ['scroll', 'click', 'keyup']) addEventListener(action, () => setTimeout(resolve), options)
  })

const motion = { duration: durations.reveal, easing }

const onScreen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight

/** What a change of a list can move: everything in it, and whatever stands beside or below it on the page. */
function neighbours(list: Element): Element[] {
  const found = [...list.querySelectorAll('*')]
  for (let at = list; at !== document.body && at.parentElement; at = at.parentElement)
    for (const sibling of at.parentElement.children) if (sibling !== at) found.push(sibling)
  return found
}

/** Changes a list; what the change moves on the screen glides to its new place instead of jumping there. */
function glide(list: Element, change: () => void) {
  const before = neighbours(list).map(element => [element, element.getBoundingClientRect()] as const)
  const end = list.getBoundingClientRect().bottom
  change()
  // Not every browser holds on to what is read when something above the screen changes. A list that became empty may be gone.
  if (end <= 0 && list.isConnected) scrollBy({ top: list.getBoundingClientRect().bottom - end, behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const moved = new Map<Element, { x: number; y: number }>()
  // All is measured before anything glides.
  for (const [element, was] of before) {
    const is = element.getBoundingClientRect()
    if (onScreen(was) || onScreen(is)) moved.set(element, { x: was.left - is.left, y: was.top - is.top })
  }
  for (const [element, { x, y }] of moved) {
    // What stands in something that glides goes with it.
    const along = (element.parentElement && moved.get(element.parentElement)) ?? { x: 0, y: 0 }
    if (x === along.x && y === along.y) continue
    element.animate({ transform: [`translate(${x - along.x}px, ${y - along.y}px)`, 'none'] }, motion)
  }
}

interface Replacement {
  /** What is shown, what is true, and how to show it. */
  readonly now: unknown
  readonly fresh: unknown
  readonly show: () => void
  /** The element whose children are the entries. */
  readonly list: Element | null | undefined
  /** The page is left. */
  readonly leaving: AbortSignal
}

/**
 * Shows fresh data in its time: other words of the same entries at once; entries that come or go at once where that moves
 * nothing on the screen, else with the visitor's next action.
 */
export async function showList({ now, fresh, show, list, leaving }: Replacement) {
  // After the effect that has called it.
  await undefined
  if (JSON.stringify(now) === JSON.stringify(fresh)) return show()
  const from = firstDifference(now, fresh)
  if (list && from !== undefined && isOnScreen(list, from, idsOf(now).length)) await nextAction(leaving)
  if (leaving.aborted) return
  if (list) glide(list, show)
  else show()
}
