import { currentList, forgetPreviousList, imagesCache, listsCache, savedCache, savedKeys } from '#offline/cache.ts'
import { allEntries } from '#offline/list.ts'
import { isComplete } from './saving.ts'
import { everyTabRuns } from './tabs.ts'

/** Removes what only earlier builds need, once this one is saved whole and no open tab runs another. */
export async function forgetOldBuilds() {
  const list = await currentList()
  if (!list || !(await isComplete())) return
  if (!(await everyTabRuns(new Set(list.files.map(({ path }) => path))))) return
  const wanted = new Set(allEntries(list).map(({ key }) => key))
  const cache = await caches.open(savedCache)
  await forgetPreviousList()
  const old = [...(await savedKeys())].filter(key => key.includes('?saved=') && !wanted.has(key))
  await Promise.all(old.map(key => cache.delete(key)))
}

/** Removes everything that can be read offline; forms that wait to be sent are kept elsewhere, and stay. */
export const forgetAll = () => Promise.all([savedCache, listsCache, imagesCache].map(name => caches.delete(name)))
