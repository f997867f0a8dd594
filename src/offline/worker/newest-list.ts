import { adoptList } from '#offline/builds.ts'
import { listPath, type OfflineList, parseList } from '#offline/list.ts'
import { askFor, NotKept } from './keeping.ts'

/** Fetches the newest list. Throws `NotKept` when that fails. */
export async function fetchList(): Promise<OfflineList> {
  const list = parseList(await (await askFor(listPath)).text())
  if (!list) throw new NotKept({ path: listPath, reason: 'other-content' })
  return list
}

/** Fetches the newest list and makes it the current one; does nothing when that fails. */
export const refreshList = () =>
  fetchList()
    .then(adoptList)
    .catch(() => undefined)
