import { durations, easing } from '#site/theme/tokens.ts'

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
export function glide(list: Element, change: () => void) {
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
