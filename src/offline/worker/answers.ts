import { type ListName, lists, readAnswer } from '#api/contract.ts'
import { currentList, dated, listsCache, previousList, savedCache, savedKeys } from '#offline/cache.ts'
import { entriesOf, isHashed, keyOf, notFoundPath, type OfflineList, offlinePath, pagePathOf } from '#offline/list.ts'

/** Milliseconds that a page may take to come over the network before the saved copy is shown. */
const pageTimeout = 3000
/** The same for the API's lists, which pages have a copy of already. */
const listTimeout = 5000

/** Milliseconds that a page of which there is no copy may take, before the visitor is told that it cannot be had. */
const patience = 15_000

const late = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), milliseconds))

/** The saved copy of a page, of the newest build of which it is complete. */
async function savedPage(path: string, builds: readonly OfflineList[]): Promise<Response | undefined> {
  const keys = await savedKeys()
  const cache = await caches.open(savedCache)
  for (const list of builds) {
    const entries = entriesOf(list, path)
    const html = entries.at(-1)
    if (html && entries.every(({ key }) => keys.has(key))) return cache.match(html.key)
  }
  return undefined
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

/** What a visitor sees in place of a page that cannot be had: the offline page, or the 404 page when there is no such page. */
async function insteadOf(url: URL, builds: readonly OfflineList[]): Promise<Response> {
  const exists = builds.some(list => pagePathOf(list, url.pathname) !== undefined)
  const other = await savedPage(exists ? offlinePath : notFoundPath, builds)
  if (!other) return Response.error()
  if (exists) return Response.redirect(`${offlinePath}?page=${encodeURIComponent(url.pathname + url.search)}`, 302)
  return new Response(other.body, { status: 404, headers: other.headers })
}

/** The builds of which pages may be saved, the newest first; none when the store cannot be read. */
async function savedBuilds(): Promise<OfflineList[]> {
  const [current, previous] = await Promise.all([currentList(), previousList()]).catch(() => [])
  return [current, previous].filter(list => list !== undefined)
}

/** An answer that may be shown as a page, or that has to be: anything but a failure of the server. */
async function wellAnswered(network: Promise<Response>, milliseconds: number): Promise<Response> {
  const answer = await Promise.race([network, late(milliseconds)])
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`)
  return answer
}

/**
 * A page: from the network if it answers well within three seconds, else as saved; without a copy the network gets more
 * time, and its failure is shown as it is.
 */
export async function answerPage(request: Request, preload: Promise<Response | undefined>): Promise<Response> {
  const url = new URL(request.url)
  // A preload that is broken off says nothing about the network.
  const network = preload.catch(() => undefined).then(answer => answer ?? fetch(request))
  try {
    return await wellAnswered(network, pageTimeout)
  } catch {
    const builds = await savedBuilds()
    const saved = await savedCopy(url, builds).catch(() => undefined)
    if (saved) return saved
    return Promise.race([network, late(patience)]).catch(() => insteadOf(url, builds))
  }
}

/** Scripts, styles, fonts and pictures, as opposed to downloads. */
export const isPartOfPage = ({ destination }: Request) => ['script', 'style', 'font', 'image'].includes(destination)

/** A file that pages need: as saved, of whichever build; else from the network, pictures by way of `unlisted`. */
export async function answerFile(request: Request, unlisted: () => Promise<Response>): Promise<Response> {
  const { pathname } = new URL(request.url)
  // A store that cannot be read is as good as an empty one.
  const saved = await savedFile(pathname).catch(() => undefined)
  if (saved) return saved
  return request.destination === 'image' && !isHashed(pathname) ? unlisted() : fetch(request)
}

async function savedFile(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(savedCache)
  // A name with a hash stands for its content: whatever build it is of, also one that a tab left open still uses.
  if (isHashed(pathname)) return cache.match(pathname, { ignoreSearch: true })
  for (const list of await savedBuilds()) {
    const file = list.files.find(({ path }) => path === pathname)
    const saved = file && (await cache.match(keyOf(file.path, file.hash)))
    if (saved) return saved
  }
  return undefined
}

/** A list of the API: fresh when it comes and can be used, else as it last did; its date is in `x-saved-at`. */
export async function answerList(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  try {
    const answer = await Promise.race([fetch(request), late(listTimeout)])
    if (!answer.ok || answer.redirected) throw new Error(`answered ${answer.status}`)
    const text = await answer.clone().text()
    readAnswer(pathname.replace('/api/', '') as ListName, JSON.parse(text))
    await keepList(pathname, text)
    return answer
  } catch (error) {
    const saved = await caches.match(pathname, { cacheName: listsCache }).catch(() => undefined)
    if (saved) return saved
    throw error
  }
}

/** Storage that is full or forbidden takes nothing from the answer. */
const keepList = (pathname: string, text: string) =>
  caches
    .open(listsCache)
    .then(cache => cache.put(pathname, dated(text, 'application/json')))
    .catch(() => undefined)

export const isList = (pathname: string) =>
  pathname.startsWith('/api/') && Object.hasOwn(lists, pathname.slice('/api/'.length))
