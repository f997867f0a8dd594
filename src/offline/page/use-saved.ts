import { useEffect, useState } from 'react'
import { checkedAt, currentList, isPaused, type Saved, savedKeys, savedOf } from '#offline/cache.ts'
import { listen } from '#offline/messages.ts'
import { canSave } from './worker.ts'

/** What the offline manager knows. */
export type SavedState =
  | { readonly state: 'looking' | 'impossible' | 'nothing' }
  | {
      readonly state: 'known'
      readonly saved: Saved
      readonly paused: boolean
      /** ISO date of the last look whether the site has changed. */
      readonly checked: string | undefined
    }

async function look(): Promise<SavedState> {
  if (!canSave() || !('caches' in window)) return { state: 'impossible' }
  const list = await currentList()
  if (!list) return { state: 'nothing' }
  const [keys, paused, checked] = await Promise.all([savedKeys(), isPaused(), checkedAt()])
  return { state: 'known', saved: savedOf(list, keys), paused, checked }
}

/** The truth about what is stored, read from the store itself and again with every change. */
export function useSaved(): SavedState {
  const [state, setState] = useState<SavedState>({ state: 'looking' })
  useEffect(() => {
    let gone = false
    let looking = false
    let again = false
    const update = async () => {
      // Files arrive by the dozen: one look at a time, and one more after the last.
      again = looking
      if (looking) return
      looking = true
      const found = await look().catch((): SavedState => ({ state: 'impossible' }))
      looking = false
      if (gone) return
      setState(found)
      if (again) void update()
    }
    void update()
    const stop = listen(({ type }) => {
      if (type === 'saved-changed') void update()
    })
    return () => {
      gone = true
      stop()
    }
  }, [])
  return state
}
