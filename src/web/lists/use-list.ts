import { useAtomValue } from 'jotai'
import { type RefObject, useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListName, ListValue } from '#api/contract.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import type { Policy } from './fetch-list.ts'
import { answersAtom, SnapshotsContext } from './list-store.ts'
import { showList } from './show-list.ts'
import { summaryOf } from './summary.ts'

/** No retry, never stale. */
export const onceAVisit: Policy = { retries: 0, maxAge: Number.POSITIVE_INFINITY }

/** The home and contact areas. */
export const retrying: Policy = { retries: 3, maxAge: 5 * 60_000 }

/** A list, and whether its request has ended, with or without success: until then an empty list may still be filled. */
interface ListState<Name extends ListName> {
  readonly value: ListValue<Name>
  readonly answered: boolean
}

/** Fetches the list when the browser is idle; returns whether that has ended. */
function useRequest(name: ListName, policy: Policy): boolean {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    let left = false
    const ask = async () => {
      // The chunk is not available offline: the shown list stays.
      const loaded = await import('./fetch-list.ts').catch(() => undefined)
      await loaded?.fetchList(name, policy)
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
 * The newest known list: first the snapshot of the page, so that the first render equals the prerendered HTML, then the
 * API's answer. An invalid, late or missing answer changes nothing. `shownIn` is the element whose children are the entries:
 * while it is on the screen, entries are added and removed with the visitor's next action. Throws when the page has no
 * snapshot of the list.
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
    const [now, fresh] = [summaryOf(name, value), summaryOf(name, answer)]
    void showList({ now, fresh, show, list: shownIn?.current, leaving: leaving.signal })
    return () => leaving.abort()
  }, [name, answer, shown, value, shownIn])
  return { value, answered: asked && shown === answer }
}

/** The value of `useListState`. */
export const useList = <Name extends ListName>(...list: Parameters<typeof useListState<Name>>): ListValue<Name> =>
  useListState<Name>(...list).value
