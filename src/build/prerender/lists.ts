import { buildDay } from '#build/env/build-time.ts'
import { type Lists, readGoodLists, readLists } from '#lists/data-folder.ts'

const lastGood: Partial<Lists> = {}

/** Returns the lists. In development, a broken one is as it was before, as the mock API answers. Throws for one without a past. */
export function currentLists(): Lists {
  if (!import.meta.env.DEV) return readLists('data', buildDay())
  const { lists, problems } = readGoodLists('data', buildDay())
  Object.assign(lastGood, lists)
  if (Object.keys(lastGood).length < Object.keys(lists).length + problems.length) throw new Error(problems.join('\n'))
  return lastGood as Lists
}
