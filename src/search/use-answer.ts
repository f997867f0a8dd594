import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Answer } from './find.ts'
import type { Search } from './index-client.ts'

/** The state of a search; `idle` while the query is empty. */
export type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'answered'; readonly answer: Answer }

/** Searches for a query. Fetches the index when `address` is not empty. */
export function useAnswer(query: string, address: string): Progress {
  const [search, setSearch] = useState<Search>()
  const [failed, setFailed] = useState(false)
  const start = useCallback(() => {
    if (!address) return
    setFailed(false)
    // Loaded with the index, because the page has more to do first.
    import('./index-client.ts').then(({ searchIndex }) => searchIndex(address)).then(setSearch, () => setFailed(true))
  }, [address])
  useEffect(start, [start])
  const asked = query.trim()
  const answer = useMemo(() => (asked ? search?.find(query) : undefined), [search, asked, query])
  if (!asked) return { state: 'idle' }
  if (answer) return { state: 'answered', answer }
  return failed ? { state: 'failed', again: start } : { state: 'loading' }
}
