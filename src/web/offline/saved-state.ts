import { atom } from 'jotai'
import { currentList } from '#offline/builds.ts'
import { isPaused, isTight, type Saved, savedKeys, savedOf, wantsAll } from '#offline/cache.ts'
import { type Fault, readFaults } from '#offline/faults.ts'
import { listen } from '#offline/messages.ts'
import { savesData } from '#web/ui/saves-data.ts'
import { canSave } from './tell-worker.ts'

/** Something that is not saved: a page's title, or a file's path. */
export type Unsaved = Pick<Fault, 'reason'> & { readonly name: string }

/** The state of the offline manager. */
export type SavedState =
  | { readonly state: 'looking' | 'impossible' }
  /** Nothing is saved yet; `full`: there is no room for it. */
  | { readonly state: 'nothing' | 'full'; readonly unsaved: readonly Unsaved[] }
  | {
      readonly state: 'known'
      readonly saved: Saved
      readonly unsaved: readonly Unsaved[]
      /** Why saving does not continue, if it does not. */
      readonly blockedBy: 'paused' | 'room' | 'data' | undefined
    }

/** Whether the worker found no room for the first pages. */
let noRoom = false

async function look(): Promise<SavedState> {
  if (!canSave()) return { state: 'impossible' }
  const [list, faults] = await Promise.all([currentList(), readFaults()])
  const unsaved = faults.map(({ path, reason }) => ({ name: list?.pages[path]?.title ?? path, reason }))
  if (!list) return { state: noRoom ? 'full' : 'nothing', unsaved }
  const [keys, paused, all, tight] = await Promise.all([savedKeys(), isPaused(), wantsAll(), isTight()])
  const blockedBy = paused ? 'paused' : tight ? 'room' : savesData() ? 'data' : undefined
  return { state: 'known', saved: savedOf(list, keys, all), unsaved, blockedBy }
}

/** What is saved, read from the caches and again after every change. */
export const savedAtom = atom<SavedState>({ state: 'looking' })
savedAtom.onMount = set => {
  let looking = false
  let again = false
  const update = async () => {
    // Many files arrive at once: one read at a time, and one more after the last change.
    again = looking
    if (looking) return
    looking = true
    set(await look().catch((): SavedState => ({ state: 'impossible' })))
    looking = false
    if (again) void update()
  }
  void update()
  return listen(({ type }) => {
    noRoom ||= type === 'no-room'
    if (type === 'saved-changed' || type === 'no-room') void update()
  })
}
