import { currentList, keptBuilds } from '#offline/builds.ts'
import { openSaved, savedKeys } from '#offline/cache.ts'
import { canBePage, entriesOf, keyOf, notFoundPath, type OfflineList, offlinePath, pagePathOf } from '#offline/list.ts'
import { late } from './late.ts'
import { forVisitor } from './visitor.ts'

/** Milliseconds that a page may take to come over the network before the saved copy is shown. */
const timeout = 3000

/** Milliseconds that a page of which there is no copy may take, before the visitor is told that it cannot be had. */
const patience = 15_000

/** The saved copy of a page, of the newest build of which it is complete. */
async function savedPage(path: string, builds: readonly OfflineList[]): Promise<Response | undefined> {
  const keys = await savedKeys()
  const cache = await openSaved()
  for (const list of builds) {
    const entries = entriesOf(list, path)
    const html = entries.at(-1)
    if (html && entries.every(({ key }) => keys.has(key))) return cache.match(html.key)
  }
  return undefined
}

/** The copy of a page that is saved whole of the newest build that is known, under its own address; nothing for any other. */
async function currentCopy(path: string): Promise<{ readonly key: string; readonly copy: Response } | undefined> {
  const list = await currentList()
  const page = list?.pages[path]
  const copy = list && page && (await savedPage(path, [list]))
  return copy && { key: keyOf(path, page.hash), copy }
}

/** A page as it is saved, also by another spelling of its address or by an alias; nothing when there is no copy. */
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
 * What a visitor sees in place of a page that cannot be had: the offline page, also where the page may be newer than the
 * list; the 404 page for what can be no page of the site.
 */
async function insteadOf(url: URL, builds: readonly OfflineList[]): Promise<Response> {
  const mayExist = builds.some(list => canBePage(list, url.pathname))
  const other = await savedPage(mayExist ? offlinePath : notFoundPath, builds)
  if (!other) return Response.error()
  if (mayExist) return Response.redirect(`${offlinePath}?page=${encodeURIComponent(url.pathname + url.search)}`, 302)
  return new Response(other.body, { status: 404, headers: other.headers })
}

/** An answer that may be shown as a page, or that has to be: anything but a failure of the server. */
async function wellAnswered(network: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([network, late(timeout)])
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`)
  return answer
}

/** What a page is asked for with. */
export interface PageRequest {
  readonly request: Request
  /** What the browser has asked for already. */
  readonly preload: Promise<Response | undefined>
  /** The page has changed on the site since the copy that was given was saved. */
  readonly onChanged: (path: string) => Promise<unknown>
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Whether an answer to the request of a page is the page of another build, or says that there is none any more. */
async function isOther(path: string, key: string, answer: Response): Promise<boolean> {
  if (answer.status === 404 || answer.status === 410) return true
  const html = await answer.text()
  return !html.includes(key) && html.includes(keyOf(path, ''))
}

/**
 * A page, for a document or for the app to show in its own. The copy that is current as far as is known comes at once, and
 * the site is asked whether it still is; a request that reloads gets no such copy.
 */
export async function answerPage({ request, preload, onChanged, waitUntil }: PageRequest): Promise<Response> {
  const { pathname } = new URL(request.url)
  // A preload that is broken off says nothing about the network.
  const network = forVisitor(preload.catch(() => undefined).then(answer => answer ?? fetch(request)))
  const isAsked = request.mode !== 'navigate' && request.cache === 'reload'
  const current = isAsked ? undefined : await currentCopy(pathname).catch(() => undefined)
  if (!current) return fromNetwork(request, network)
  const asked = network.then(answer => isOther(pathname, current.key, answer))
  waitUntil(asked.then(other => other && onChanged(pathname)).catch(() => undefined))
  return current.copy
}

/**
 * A page from the network if it answers well within three seconds, else as saved; without a copy the network gets more time,
 * before the offline page says so.
 */
async function fromNetwork(request: Request, network: Promise<Response>): Promise<Response> {
  const url = new URL(request.url)
  try {
    return await wellAnswered(network)
  } catch {
    const builds = await keptBuilds()
    const saved = await savedCopy(url, builds).catch(() => undefined)
    if (saved) return saved
    const answer = Promise.race([network, late(patience)])
    // What the app cannot have, the browser loads in full.
    return request.mode === 'navigate' ? answer.catch(() => insteadOf(url, builds)) : answer
  }
}
