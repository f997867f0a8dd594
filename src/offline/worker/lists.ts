import { apiBase } from '#api/base.ts'
import { type ListName, lists, readAnswer } from '#api/contract.ts'
import { dated, listsCache, savedAtHeader } from '#offline/cache.ts'
import type { OfflineList } from '#offline/list.ts'
import { askFor } from './keeping.ts'
import { rejectAfter } from './reject-after.ts'

/** Milliseconds before the saved list is used instead. Pages already show the list that they were built with. */
const timeout = 5000

/** Milliseconds after which a saved list is fetched again. */
const fresh = 60 * 60 * 1000

/** The API may be on another host. */
const listUrl = (path: string) => new URL(`${apiBase}${path}`, location.href).href

const prefix = listUrl('/api/')

/** Whether a URL is one of the API's lists. */
export const isList = ({ href }: URL) => href.startsWith(prefix) && Object.hasOwn(lists, href.slice(prefix.length))

/** Saves a valid answer. Throws when the answer is invalid, but not when storage is full or forbidden. */
async function keepList(address: string, answer: Response) {
  const text = await answer.text()
  readAnswer(address.slice(prefix.length) as ListName, JSON.parse(text))
  await caches
    .open(listsCache)
    .then(cache => cache.put(address, dated(text, 'application/json', answer)))
    .catch(() => undefined)
}

const savedList = (address: string) => caches.match(address, { cacheName: listsCache }).catch(() => undefined)

/** Answers with the list from the network when it is valid, else with the saved one; its date is in `x-saved-at`. */
export async function answerList(request: Request): Promise<Response> {
  try {
    const answer = await Promise.race([fetch(request), rejectAfter(timeout)])
    if (!answer.ok || answer.redirected) throw new Error(`answered ${answer.status}`)
    await keepList(request.url, answer.clone())
    return answer
  } catch (error) {
    const saved = await savedList(request.url)
    if (saved) return saved
    throw error
  }
}

async function isFresh(address: string): Promise<boolean> {
  const saved = await savedList(address)
  // A time that is to come is of a clock that was ahead.
  return Math.abs(Date.now() - Date.parse(saved?.headers.get(savedAtHeader) ?? '')) < fresh
}

/** Saves the API's lists that are missing or no longer fresh, also for pages that were never visited. */
export async function saveLists({ lists: paths }: OfflineList) {
  for (const address of paths.map(listUrl))
    if (!(await isFresh(address)))
      // A failed list is not a fault: the page shows the list that it was built with.
      await askFor(address)
        .then(answer => keepList(address, answer))
        .catch(() => undefined)
}
