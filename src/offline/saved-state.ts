import { atom } from 'jotai'
import { savesData } from '#ui/saves-data.ts'
import { entriesOf, notFoundPath } from './list.ts'
import { listen } from './messages.ts'
import { canSave } from './register.ts'
import { isTight, isWanted, readList, savedEntries, wantsEverything } from './saved.ts'

/** What is saved on this device. */
export type SavedState =
  /** `nothing`: not yet; `full`: there is no room for it. */
  | { readonly state: 'looking' | 'impossible' | 'nothing' | 'full' }
  | {
      readonly state: 'known'
      /** The paths of the pages that can be read offline. */
      readonly paths: readonly string[]
      /** How many pages the site has. */
      readonly total: number
      /** Whether everything is saved that is saved by itself. */
      readonly isEnded: boolean
      /** Why saving does not continue. */
      readonly held: 'room' | 'data' | 'later' | undefined
    }

/** Whether the worker found storage full. */
let noRoom = false

async function look(): Promise<SavedState> {
  if (!canSave()) return { state: 'impossible' }
  const [list, saved, everything] = await Promise.all([readList(), savedEntries(), wantsEverything()])
  const tight = noRoom || (await isTight())
  const all = Object.keys(list?.pages ?? {}).filter(path => path !== notFoundPath)
  // What else a page needs is saved before its HTML.
  const paths = list ? all.filter(path => saved.has(entriesOf(list, path).at(-1) ?? '')) : []
  if (!list || paths.length === 0) return { state: tight ? 'full' : 'nothing' }
  const isEnded = all.every(
    path => !isWanted(list, path, saved, everything) || entriesOf(list, path).every(key => saved.has(key)),
  )
  const reason = isEnded ? 'later' : tight ? 'room' : savesData() && !everything ? 'data' : undefined
  const holdReason = paths.length < all.length ? reason : undefined
  return { state: 'known', paths, total: all.length, isEnded, held: holdReason }
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
