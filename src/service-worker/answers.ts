import { firstIssue, type ListName, lists } from '#api/contract.ts'
import { currentList, dated, listsCache, previousList, savedCache, savedKeys } from '#saved-site/cache.ts'
import {
  entriesOf,
  isHashed,
  keyOf,
  notFoundPath,
  type OfflineList,
  offlinePath,
  pagePathOf,
} from '#saved-site/list.ts'

/** Milliseconds that a page may take to come over the network before the saved copy is shown. */
const pageTimeout = 3000
/** The same for the API's lists, which pages have a copy of already. */
const listTimeout = 5000

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

/** What a visitor without a network sees at an address: the page, the page that the alias names, the 404 page, or what is saved. */
async function withoutNetwork(url: URL): Promise<Response> {
  const builds = (await Promise.all([currentList(), previousList()])).filter(list => list !== undefined)
  for (const list of builds) {
    const path = pagePathOf(list, url.pathname)
    if (path === undefined) continue
    if (path !== url.pathname) return Response.redirect(`${path}${url.search}`, 302)
    const page = await savedPage(path, builds)
    if (page) return page
    return Response.redirect(`${offlinePath}?page=${encodeURIComponent(path + url.search)}`, 302)
  }
  const notFound = await savedPage(notFoundPath, builds)
  return notFound ? new Response(notFound.body, { status: 404, headers: notFound.headers }) : Response.error()
}

/** A page: from the network if it answers well within three seconds, else as saved. */
export async function answerPage(request: Request, preload: Promise<Response | undefined>): Promise<Response> {
  const url = new URL(request.url)
  const network = preload.then(answer => answer ?? fetch(request))
  // A late failure has nobody waiting for it.
  network.catch(() => undefined)
  let broken: Response | undefined
  try {
    const answer = await Promise.race([network, late(pageTimeout)])
    if (answer.status < 500) return answer
    broken = answer
  } catch {
    // No answer, or none in time.
  }
  const saved = await withoutNetwork(url)
  if (saved.ok || !broken) return saved
  return broken
}

/** Scripts, styles, fonts and pictures, as opposed to downloads. */
export const isPartOfPage = ({ destination }: Request) => ['script', 'style', 'font', 'image'].includes(destination)

/** A file that pages need: as saved, of whichever build; else from the network, pictures by way of `unlisted`. */
export async function answerFile(request: Request, unlisted: () => Promise<Response>): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(savedCache)
  // A name with a hash stands for its content: whatever build it is of, also one that a tab left open still uses.
  if (isHashed(pathname)) return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
  for (const list of [await currentList(), await previousList()]) {
    const file = list?.files.find(({ path }) => path === pathname)
    const saved = file && (await cache.match(keyOf(file.path, file.hash)))
    if (saved) return saved
  }
  return request.destination === 'image' ? unlisted() : fetch(request)
}

/** A list of the API: fresh when it comes and fits the contract, else as it last did; its date is in `x-saved-at`. */
export async function answerList(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.replace('/api/', '') as ListName
  const cache = await caches.open(listsCache)
  try {
    const answer = await Promise.race([fetch(request), late(listTimeout)])
    if (!answer.ok || answer.redirected) throw new Error(`answered ${answer.status}`)
    const text = await answer.clone().text()
    if (!firstIssue(lists[name], JSON.parse(text))) await cache.put(`/api/${name}`, dated(text, 'application/json'))
    return answer
  } catch (error) {
    const saved = await cache.match(`/api/${name}`)
    if (saved) return saved
    throw error
  }
}

export const isList = (pathname: string) =>
  pathname.startsWith('/api/') && Object.hasOwn(lists, pathname.slice('/api/'.length))
