import { type RefObject, useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListName, ListValue } from '#api/contract.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { SnapshotsContext } from './snapshots.ts'

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

/** What asks for lists, once a page has settled: until then every page shows what stands in its HTML. */
let late: typeof import('./keep-fresh.ts') | undefined

/** A list, and whether it has been asked for, whatever came of it: until then an empty one may still fill. */
interface ListState<Name extends ListName> {
  readonly value: ListValue<Name>
  readonly answered: boolean
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
  const [fresh, setFresh] = useState(() => late?.answerOf(name))
  const [answered, setAnswered] = useState(false)
  const value = fresh ?? snapshot
  if (value === undefined) throw new Error(`the page has no snapshot of the list ${name}`)
  useEffect(() => {
    const leaving = new AbortController()
    const update = async () => {
      // Without a network, and not saved: what is shown stays.
      late ??= await import('./keep-fresh.ts').catch(() => undefined)
      const answer = await late?.refresh(name, policy)
      if (late && answer !== undefined) {
        const show = () => flushSync(() => setFresh(answer))
        await late.replace({ now: value, fresh: answer, show, list: shownIn?.current, leaving: leaving.signal })
      }
      if (!leaving.signal.aborted) setAnswered(true)
    }
    // The snapshot is on the screen: what is fresh can wait until the page has settled.
    const cancel = whenIdle(() => void update())
    return () => {
      cancel()
      leaving.abort()
    }
  }, [name, shownIn, policy, value])
  return { value, answered }
}

/** The list of `useListState` alone. */
export const useList = <Name extends ListName>(...list: Parameters<typeof useListState<Name>>): ListValue<Name> =>
  useListState<Name>(...list).value
