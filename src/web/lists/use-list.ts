import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { ListName, ListValue } from '#api/contract.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { atom, useAtom, useAtomValue, useSetAtom } from './state.ts'

/** How an area of the site loads its lists. */
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
  return { name, snapshot, value: atom(snapshot), answered: atom(false) }
}

type List<Name extends ListName> = ReturnType<typeof createList<Name>>

/**
 * The list as last known: the snapshot first, so that the first render equals the prerendered HTML, then the API's
 * answer. A wrong, late or missing answer changes nothing. Give the element whose children are the entries: entries that
 * come or go while it is looked at wait for the visitor's next action.
 */
export function useList<Name extends ListName>(
  list: List<Name>,
  shownIn?: RefObject<Element | null>,
  policy = onceAVisit,
): ListValue<Name> {
  const [value, setValue] = useAtom(list.value)
  const setAnswered = useSetAtom(list.answered)
  useEffect(() => {
    const leaving = new AbortController()
    const update = async () => {
      // Without a network, and not saved: what is shown stays.
      const late = await import('./keep-fresh.ts').catch(() => undefined)
      const fresh = await late?.refresh(list.name, policy)
      if (late && fresh !== undefined) {
        const show = () => flushSync(() => setValue(fresh))
        await late.replace({ now: value, fresh, show, list: shownIn?.current, leaving: leaving.signal })
      }
      if (!leaving.signal.aborted) setAnswered(true)
    }
    // The snapshot is on the screen: what is fresh can wait until the page has settled.
    const cancel = whenIdle(() => void update())
    return () => {
      cancel()
      leaving.abort()
    }
  }, [list, shownIn, policy, value, setValue, setAnswered])
  return value
}

/** Whether a list that `useList` shows has been asked for, whatever came of it: until then an empty one may still fill. */
export const useAnswered = <Name extends ListName>(list: List<Name>): boolean => useAtomValue(list.answered)
