import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Answer, find } from './find.ts'
import { searchIndex } from './index-client.ts'
import type { SearchIndex } from './index-file.ts'

/** An answer with its index. */
export interface Answered extends Answer {
  readonly index: SearchIndex
}

/** The state of a search; `idle` while the query is empty. */
export type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'answered'; readonly answer: Answered }

/** Searches for a query. Fetches the index when `address` is not empty. */
export function useAnswer(query: string, address: string): Progress {
  const [index, setIndex] = useState<SearchIndex>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    if (!address) return
    setFailed(false)
    searchIndex(address).then(setIndex, () => setFailed(true))
  }, [address])
  useEffect(load, [load])
  const asked = query.trim()
  const answer = useMemo(() => (index && asked ? { ...find(query, index), index } : undefined), [index, asked, query])
  if (!asked) return { state: 'idle' }
  if (answer) return { state: 'answered', answer }
  return failed ? { state: 'failed', again: load } : { state: 'loading' }
}
