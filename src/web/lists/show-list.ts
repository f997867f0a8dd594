import { durations, easing } from '#site/theme/tokens.ts'

const idsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.map(({ id }) => id) : [])

/** The index of the first entry that differs between two lists; `undefined` when only texts differ. */
function firstDifference(now: unknown, fresh: unknown): number | undefined {
  const [ids, freshIds] = [idsOf(now), idsOf(fresh)]
  const at = (ids.length > freshIds.length ? ids : freshIds).findIndex((_, index) => ids[index] !== freshIds[index])
  return at < 0 ? undefined : at
}

/** Whether any entry from an index on is on the screen. */
function isOnScreen(list: Element, from: number, count: number): boolean {
  const end = list.getBoundingClientRect().bottom
  // If the children are not the entries, the whole list is measured.
  const first = list.children.length === count ? list.children[from] : list
  const start = first ? first.getBoundingClientRect().top : end
  return start < innerHeight && end > 0
}

/** Resolves after the visitor's next scroll, tap or key. */
const nextAction = (leaving: AbortSignal) =>
  new Promise<void>(resolve => {
    const options = { passive: true, signal: leaving }
    for (const action of ['scroll', 'click', 'keyup']) addEventListener(action, () => setTimeout(resolve), options)
  })

const motion = { duration: durations.reveal, easing }

const onScreen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight

/** The elements that a change of a list can move: its descendants, and its siblings and those of its ancestors. */
function neighbours(list: Element): Element[] {
  const found = [...list.querySelectorAll('*')]
  for (let at = list; at !== document.body && at.parentElement; at = at.parentElement)
    for (const sibling of at.parentElement.children) if (sibling !== at) found.push(sibling)
  return found
}

/** Changes a list, and animates elements on the screen from their old to their new position (FLIP). */
function glide(list: Element, change: () => void) {
  const before = neighbours(list).map(element => [element, element.getBoundingClientRect()] as const)
  const end = list.getBoundingClientRect().bottom
  change()
  // Not every browser has scroll anchoring. A list that became empty may have been removed.
  if (end <= 0 && list.isConnected) scrollBy({ top: list.getBoundingClientRect().bottom - end, behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const moved = new Map<Element, { x: number; y: number }>()
  // Measures all elements before the first animation.
  for (const [element, was] of before) {
    const is = element.getBoundingClientRect()
    if (onScreen(was) || onScreen(is)) moved.set(element, { x: was.left - is.left, y: was.top - is.top })
  }
  for (const [element, { x, y }] of moved) {
    // An element moves with its parent.
    const along = (element.parentElement && moved.get(element.parentElement)) ?? { x: 0, y: 0 }
    if (x === along.x && y === along.y) continue
    element.animate({ transform: [`translate(${x - along.x}px, ${y - along.y}px)`, 'none'] }, motion)
  }
}

interface Replacement {
  /** The shown value, the fetched value, and a function that shows it. */
  readonly now: unknown
  readonly fresh: unknown
  readonly show: () => void
  /** The element whose children are the entries. */
  readonly list: Element | null | undefined
  /** Aborted when the visitor leaves the page. */
  readonly leaving: AbortSignal
}

/**
 * Shows fetched data: changed texts at once; added or removed entries at once where that moves nothing on the screen, else
 * after the visitor's next action.
 */
export async function showList({ now, fresh, show, list, leaving }: Replacement) {
  // After the calling effect.
  await undefined
  if (JSON.stringify(now) === JSON.stringify(fresh)) return show()
  const from = firstDifference(now, fresh)
  if (list && from !== undefined && isOnScreen(list, from, idsOf(now).length)) await nextAction(leaving)
  if (leaving.aborted) return
  if (list) glide(list, show)
  else show()
}
