import { glide } from './glide.ts'

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
export async function replace({ now, fresh, show, list, leaving }: Replacement) {
  if (JSON.stringify(now) === JSON.stringify(fresh)) return
  const from = firstDifference(now, fresh)
  if (list && from !== undefined && isOnScreen(list, from, idsOf(now).length)) await nextAction(leaving)
  if (leaving.aborted) return
  if (list) glide(list, show)
  else show()
}
