import { currentList, keptBuilds } from '#offline/builds.ts'
import { openSaved } from '#offline/cache.ts'
import {
  cacheKey,
  canBePage,
  entriesOf,
  notFoundPath,
  type OfflineList,
  offlinePath,
  pagePathOf,
} from '#offline/list.ts'
import { inForeground } from './foreground.ts'
import { rejectAfter } from './reject-after.ts'

/** Milliseconds to wait for the network before the saved copy is shown. */
const timeout = 3000

/** Milliseconds to wait for the network when there is no saved copy, before the offline page is shown. */
const networkTimeout = 15_000

/** The saved copy of a page, from the newest build in which the page is complete. */
async function savedPage(path: string, builds: readonly OfflineList[]): Promise<Response | undefined> {
  const cache = await openSaved()
  for (const list of builds) {
    // Looks up each key: listing all keys of the cache takes longer, and the visitor is waiting.
    const found = await Promise.all(entriesOf(list, path).map(({ key }) => cache.match(key)))
    const html = found.at(-1)
    if (html && found.every(Boolean)) return html
  }
  return undefined
}

/** The complete copy of a page of the newest known build, for its canonical path only. */
async function currentCopy(path: string): Promise<{ readonly key: string; readonly copy: Response } | undefined> {
  const list = await currentList()
  const page = list?.pages[path]
  const copy = list && page && (await savedPage(path, [list]))
  return copy && { key: cacheKey(path, page.hash), copy }
}

/** The saved copy for any spelling of a page's path or an alias; `undefined` when there is none. */
async function savedCopy(url: URL, builds: readonly OfflineList[]): Promise<Response | undefined> {
  for (const list of builds) {
    const path = pagePathOf(list, url.pathname)
    if (path === undefined) continue
    const page = await savedPage(path, builds)
    return page && path !== url.pathname ? Response.redirect(`${path}${url.search}`, 302) : page
  }
  return undefined
}

/**
 * The answer for a page that is not available: a redirect to the offline page when the page may exist, also one that is
 * newer than the list; otherwise the 404 page.
 */
async function insteadOf(url: URL, builds: readonly OfflineList[]): Promise<Response> {
  const mayExist = builds.some(list => canBePage(list, url.pathname))
  const other = await savedPage(mayExist ? offlinePath : notFoundPath, builds)
  if (!other) return Response.error()
  if (mayExist) return Response.redirect(`${offlinePath}?page=${encodeURIComponent(url.pathname + url.search)}`, 302)
  return new Response(other.body, { status: 404, headers: other.headers })
}

/** Resolves with an answer that arrives in time and is not a server error; otherwise rejects. */
async function wellAnswered(network: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([network, rejectAfter(timeout)])
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`)
  return answer
}

/** A request for a page. */
export interface PageRequest {
  readonly request: Request
  /** The navigation preload. */
  readonly preload: Promise<Response | undefined>
  /** Called when the page has changed since the served copy was saved. */
  readonly onChanged: (path: string) => Promise<unknown>
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Whether an answer is another version of the page, or says that the page no longer exists. */
async function isOther(path: string, key: string, answer: Response): Promise<boolean> {
  if (answer.status === 404 || answer.status === 410) return true
  const html = await answer.text()
  return !html.includes(key) && html.includes(cacheKey(path, ''))
}

/**
 * Answers a navigation, or the app's request for a page. A copy of the newest known build is served at once and compared
 * with the network's answer afterwards. A request with `cache: 'reload'` gets no copy first.
 */
export async function answerPage({ request, preload, onChanged, waitUntil }: PageRequest): Promise<Response> {
  const { pathname } = new URL(request.url)
  // An aborted preload says nothing about the network. A failed one rejects or, in Firefox, resolves with an error response.
  const preloaded = preload.then(answer => (answer?.type === 'error' ? undefined : answer)).catch(() => undefined)
  const network = inForeground(preloaded.then(answer => answer ?? fetch(request)))
  const isAsked = request.mode !== 'navigate' && request.cache === 'reload'
  const current = isAsked ? undefined : await currentCopy(pathname).catch(() => undefined)
  if (!current) return fromNetwork(request, network)
  const asked = network.then(answer => isOther(pathname, current.key, answer))
  waitUntil(asked.then(other => other && onChanged(pathname)).catch(() => undefined))
  return current.copy
}

/**
 * Answers with the network's page if it arrives within three seconds, else with the saved copy. Without a copy, the network
 * gets more time before the offline page is shown.
 */
async function fromNetwork(request: Request, network: Promise<Response>): Promise<Response> {
  const url = new URL(request.url)
  try {
    return await wellAnswered(network)
  } catch {
    const builds = await keptBuilds()
    const saved = await savedCopy(url, builds).catch(() => undefined)
    if (saved) return saved
    const answer = Promise.race([network, rejectAfter(networkTimeout)])
    // When the app's request fails, the browser navigates instead.
    return request.mode === 'navigate' ? answer.catch(() => insteadOf(url, builds)) : answer
  }
}
