import { useAtomValue } from 'jotai'
import { type RefObject, useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListName, ListValue } from '#api/contract.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { answersAtom, SnapshotsContext } from './list-store.ts'
import { showList } from './show-list.ts'

/** How an area of the site loads its lists. */
export interface Policy {
  /** Further attempts after a failed one; they wait 1 s, 2 s, 4 s, ... up to 30 s. */
  readonly retries: number
  /** Milliseconds after which an answer is asked for again by the next page that needs it. */
  readonly keep: number
}

/** No retry, never stale. */
export const onceAVisit: Policy = { retries: 0, keep: Number.POSITIVE_INFINITY }

/** The home and contact areas. */
export const retrying: Policy = { retries: 3, keep: 5 * 60_000 }

/** A list, and whether it has been asked for, whatever came of it: until then an empty one may still fill. */
interface ListState<Name extends ListName> {
  readonly value: ListValue<Name>
  readonly answered: boolean
}

/** Whether the list has been asked for: once the page has settled, because until then it shows what stands in its HTML. */
function useRequest(name: ListName, policy: Policy): boolean {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    let left = false
    const ask = async () => {
      // Without a network, and not saved: what is shown stays.
      const late = await import('./fetch-list.ts').catch(() => undefined)
      await late?.fetchList(name, policy)
      if (!left) setAsked(true)
    }
    const cancel = whenIdle(() => void ask())
    return () => {
      left = true
      cancel()
    }
  }, [name, policy])
  return asked
}

/**
 * The list as last known: the page's own snapshot first, so that the first render equals the prerendered HTML, then the
 * API's answer. A wrong, late or missing answer changes nothing. Give the element whose children are the entries: entries
 * that come or go while it is looked at wait for the visitor's next action. Throws on a page that holds no such list.
 */
export function useListState<Name extends ListName>(
  name: Name,
  shownIn?: RefObject<Element | null>,
  policy = onceAVisit,
): ListState<Name> {
  const snapshot = useContext(SnapshotsContext)[name]
  const answer = useAtomValue(answersAtom)[name]
  const [shown, setShown] = useState(answer)
  const value = shown ?? snapshot
  if (value === undefined) throw new Error(`the page has no snapshot of the list ${name}`)
  const asked = useRequest(name, policy)
  useEffect(() => {
    if (answer === undefined || answer === shown) return
    const leaving = new AbortController()
    const show = () => flushSync(() => setShown(answer))
    void showList({ now: value, fresh: answer, show, list: shownIn?.current, leaving: leaving.signal })
    return () => leaving.abort()
  }, [answer, shown, value, shownIn])
  return { value, answered: asked && shown === answer }
}

/** The list of `useListState` alone. */
export const useList = <Name extends ListName>(...list: Parameters<typeof useListState<Name>>): ListValue<Name> =>
  useListState<Name>(...list).value
