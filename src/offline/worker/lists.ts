import { type ListName, lists, readAnswer } from '#api/contract.ts'
import { dated, listsCache, savedAtHeader } from '#offline/cache.ts'
import type { OfflineList } from '#offline/list.ts'
import { askFor } from './keeping.ts'
import { late } from './late.ts'

/** Milliseconds that a list may take before the saved one is given: pages have a copy of their own already. */
const timeout = 5000

/** Milliseconds after which a saved list is asked for again with the rest. */
const fresh = 60 * 60 * 1000

const prefix = '/api/'

/** Whether a path is that of one of the API's lists. */
export const isList = (pathname: string) =>
  pathname.startsWith(prefix) && Object.hasOwn(lists, pathname.slice(prefix.length))

/** Keeps an answer that can be used. Throws when it cannot; storage that is full or forbidden takes nothing from it. */
async function keepList(pathname: string, answer: Response) {
  const text = await answer.text()
  readAnswer(pathname.slice(prefix.length) as ListName, JSON.parse(text))
  await caches
    .open(listsCache)
    .then(cache => cache.put(pathname, dated(text, 'application/json', answer)))
    .catch(() => undefined)
}

const savedList = (pathname: string) => caches.match(pathname, { cacheName: listsCache }).catch(() => undefined)

/** A list of the API: fresh when it comes and can be used, else as it last did; its date is in `x-saved-at`. */
export async function answerList(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  try {
    const answer = await Promise.race([fetch(request), late(timeout)])
    if (!answer.ok || answer.redirected) throw new Error(`answered ${answer.status}`)
    await keepList(pathname, answer.clone())
    return answer
  } catch (error) {
    const saved = await savedList(pathname)
    if (saved) return saved
    throw error
  }
}

async function isFresh(pathname: string): Promise<boolean> {
  const saved = await savedList(pathname)
  return Date.now() - Date.parse(saved?.headers.get(savedAtHeader) ?? '') < fresh
}

/** Saves the API's lists, so that pages which were never visited find them: those that are missing or no longer new. */
export async function saveLists({ lists: paths }: OfflineList) {
  for (const path of paths.filter(isList))
    if (!(await isFresh(path)))
      // A list that cannot be had is no fault: the page shows the one that it was built with.
      await askFor(path)
        .then(answer => keepList(path, answer))
        .catch(() => undefined)
}
