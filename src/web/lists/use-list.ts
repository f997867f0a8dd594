import { type RefObject, useEffect } from 'react'
import type { ListName, ListValue } from '#api/contract.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { atom, useAtom } from './state.ts'

/** How an area of the site loads its lists (design: lists). */
export interface Policy {
  /** Further attempts after a failed one; they wait 1 s, 2 s, 4 s, ... up to 30 s. */
  readonly retries: number
  /** Milliseconds after which an answer is asked for again by the next page that needs it. */
  readonly keep: number
}

/** No retry, never stale. */
const onceAVisit: Policy = { retries: 0, keep: Number.POSITIVE_INFINITY }

/** The home and contact areas. */
export const retrying: Policy = { retries: 3, keep: 5 * 60_000 }

/** Makes a list from the snapshot that is prerendered. */
export function createList<Name extends ListName>(name: Name, snapshot: ListValue<Name>) {
  return { name, snapshot, value: atom(snapshot) }
}

type List<Name extends ListName> = ReturnType<typeof createList<Name>>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Calls back as soon as an element is out of sight; at once when there is none. */
function whenOutOfSight(element: Element | null | undefined, act: () => void) {
  if (!element) {
    act()
    return () => {}
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) return
    observer.disconnect()
    act()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * The list as last known: the snapshot first, so that the first render equals the prerendered HTML, then the API's
 * answer. A wrong, late or missing answer changes nothing. Give the element that shows the list, and a different answer
 * waits until nobody looks at it: nothing on the screen ever moves.
 */
export function useList<Name extends ListName>(
  list: List<Name>,
  shownIn?: RefObject<Element | null>,
  policy = onceAVisit,
): ListValue<Name> {
  const [value, setValue] = useAtom(list.value)
  useEffect(() => {
    let stop = () => {}
    let gone = false
    const apply = async () => {
      const { refresh } = await import('./refresh.ts')
      const fresh = await refresh(list.name, policy)
      if (gone || fresh === undefined) return
      stop = whenOutOfSight(shownIn?.current, () => setValue(now => (same(now, fresh) ? now : fresh)))
    }
    // The snapshot is on the screen: what is fresh can wait until the page has settled.
    const cancel = whenIdle(() => void apply())
    return () => {
      gone = true
      cancel()
      stop()
    }
  }, [list, shownIn, policy, setValue])
  return value
}
