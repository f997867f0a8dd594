import { useAtomValue } from 'jotai'
import { useContext, useEffect, useState } from 'react'
import { whenIdle } from '#ui/when-idle.ts'
import type { ListName, ListValue } from './contract.ts'
import type { Policy } from './fetch-list.ts'
import { answersAtom, SnapshotsContext } from './list-store.ts'

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
    let unmounted = false
    const ask = async () => {
      // The chunk is not available offline: the shown list stays.
      const loaded = await import('./fetch-list.ts').catch(() => undefined)
      await loaded?.fetchList(name, policy)
      if (!unmounted) setAsked(true)
    }
    const cancel = whenIdle(() => void ask())
    return () => {
      unmounted = true
      cancel()
    }
  }, [name, policy])
  return asked
}

/**
 * The newest known list: first the snapshot of the page, so that the first render equals the prerendered HTML, then the
 * API's answer. An invalid, late or missing answer changes nothing. Throws when the page has no snapshot of the list.
 */
export function useListState<Name extends ListName>(name: Name, policy = onceAVisit): ListState<Name> {
  const snapshot = useContext(SnapshotsContext)[name]
  const value = useAtomValue(answersAtom)[name] ?? snapshot
  if (value === undefined)
    throw new Error(
      `the page has no snapshot of the list ${name}: add it to shownLists in src/build/prerender/pages.ts`,
    )
  return { value, answered: useRequest(name, policy) }
}

/** The value of `useListState`. */
export const useList = <Name extends ListName>(...list: Parameters<typeof useListState<Name>>): ListValue<Name> =>
  useListState<Name>(...list).value
