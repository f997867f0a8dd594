import { adoptList } from '#offline/builds.ts'
import { listPath, type OfflineList, parseList } from '#offline/list.ts'
import { askFor, NotKept } from './keeping.ts'

/** The newest list from the server. Throws `NotKept` when it cannot be had. */
export async function fetchList(): Promise<OfflineList> {
  const list = parseList(await (await askFor(listPath)).text())
  if (!list) throw new NotKept({ path: listPath, reason: 'other-content' })
  return list
}

/** Takes over a newer list, if the server has one and there is room for it. */
export const refreshList = () =>
  fetchList()
    .then(adoptList)
    .catch(() => undefined)
