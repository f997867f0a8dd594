import { dataId, type PageData } from '#app/page-data.ts'
import { learnArt } from '#pictures/address.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'

/** A loaded page. */
interface LoadedPage extends ParsedPage {
  /** Whether it shows a picture that has changed since another page showed it. */
  readonly redrawn: boolean
}

/** Milliseconds for which a fetched page is used without another request. */
const fresh = 60_000

interface CachedPage {
  readonly requestedAt: number
  readonly loading: Promise<LoadedPage | undefined>
}

/** The last fetched version of each page in this tab, by path. */
const cachedPages = new Map<string, CachedPage>()

/** The pages that loaders have returned, by their data. */
const byData = new WeakMap<PageData, LoadedPage>()

/** Returns the page with this data. Throws for data that no loader has returned. */
export function parsedPage(data: PageData): LoadedPage {
  const page = byData.get(data)
  if (!page) throw new Error(`${data.path} was not loaded`)
  return page
}

/** The entry script of this tab. Pages of another build have another one. */
const runningEntry = () =>
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ')[0] ?? ''

let opened: LoadedPage | undefined

/** Reads the page from the opened document. Throws when the document is not a page of this app. */
export function openedPage(): LoadedPage {
  if (opened) return opened
  const read = parsePage(`${document.head.outerHTML}${document.getElementById(dataId)?.outerHTML}`)
  if (!read) throw new Error('this document holds no page data')
  opened = { ...read, redrawn: false }
  byData.set(opened.data, opened)
  cachedPages.set(location.pathname, { requestedAt: Date.now(), loading: Promise.resolve(opened) })
  return opened
}

/**
 * Fetches a page. Returns `undefined` if the app cannot show it: the request failed, it is not a page of this site, or it
 * is from another build, as after a deploy. The caller then loads the whole document.
 */
async function fetchPage(path: string, anew: boolean): Promise<LoadedPage | undefined> {
  try {
    // The worker may answer with the saved copy, unless `cache` is `reload`.
    const answer = await fetch(path, { headers: { Accept: 'text/html' }, cache: anew ? 'reload' : 'no-cache' })
    if (answer.status >= 500 || !answer.headers.get('Content-Type')?.startsWith('text/html')) return undefined
    const html = await answer.text()
    const read = parsePage(html)
    if (read?.entry !== runningEntry()) return undefined
    const page = { ...read, redrawn: learnArt(html) }
    byData.set(page.data, page)
    return page
  } catch {
    return undefined
  }
}

/** Fetches a page again. If that fails, the previous version is kept. */
export async function reloadPage(path: string): Promise<LoadedPage | undefined> {
  const requestedAt = Date.now()
  const page = await fetchPage(path, true)
  if (page) cachedPages.set(path, { requestedAt, loading: Promise.resolve(page) })
  return page
}

/** Fetches a page, unless it was fetched recently. */
export function loadPage(path: string): Promise<LoadedPage | undefined> {
  const cached = cachedPages.get(path)
  if (cached && Date.now() - cached.requestedAt < fresh) return cached.loading
  const entry: CachedPage = { requestedAt: Date.now(), loading: fetchPage(path, false) }
  cachedPages.set(path, entry)
  void entry.loading.then(page => {
    // A failed request is repeated next time.
    if (!page && cachedPages.get(path) === entry) cachedPages.delete(path)
  })
  return entry.loading
}
