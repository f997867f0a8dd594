import { currentList, forgetPreviousList, wholeSince } from '#offline/builds.ts'
import { imagesCache, listsCache, openSaved, savedCache, savedKeys } from '#offline/cache.ts'
import { allEntries } from '#offline/list.ts'
import { everyTabIsYounger } from './tabs.ts'

/**
 * Removes what only earlier builds need, once this build is completely saved and every open tab was opened after that. An
 * older tab may still request files of its build.
 */
export async function forgetOldBuilds() {
  const list = await currentList()
  const whole = list && (await wholeSince(list))
  if (!list || whole === undefined || !(await everyTabIsYounger(whole))) return
  const wanted = new Set(allEntries(list).map(({ key }) => key))
  const cache = await openSaved()
  await forgetPreviousList()
  const old = [...(await savedKeys())].filter(key => key.includes('?saved=') && !wanted.has(key))
  await Promise.all(old.map(key => cache.delete(key)))
}

/** Removes everything that can be read offline. The outbox is in IndexedDB and is not touched. */
export const forgetAll = () => Promise.all([savedCache, listsCache, imagesCache].map(name => caches.delete(name)))
