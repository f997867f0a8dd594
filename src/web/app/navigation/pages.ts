import { getDefaultStore } from 'jotai'
import type { ComponentType } from 'react'
import { learnArt } from '#site/art/address.ts'
import type { PageProps, View } from '#site/pages/words.ts'
import { dataId } from '#web/app/page-data.ts'
import { componentOf, viewOf } from '#web/app/views.ts'
import { awaitedPageAtom } from '#web/offline/navigation-state.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'

/** A loaded page with its component. */
export interface LoadedPage extends ParsedPage {
  readonly Component: ComponentType<PageProps<View>>
  /** Whether it shows a picture that has changed since another page showed it. */
  readonly redrawn: boolean
}

/** Milliseconds for which a fetched page is used without another request. */
const fresh = 60_000

interface Kept {
  readonly asked: number
  readonly coming: Promise<LoadedPage | undefined>
  page?: LoadedPage | undefined
}

/** The last fetched version of each page in this tab, by path. */
const kept = new Map<string, Kept>()

/** The entry script of this tab. Pages of another build have another one. */
export const runningEntry = () =>
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ')[0] ?? ''

/** Reads the page from the opened document. Throws when the document is not a page of this app. */
export async function openedPage(): Promise<LoadedPage> {
  const read = parsePage(`${document.head.outerHTML}${document.getElementById(dataId)?.outerHTML}`)
  if (!read) throw new Error('this document holds no page data')
  const page = { ...read, Component: await componentOf(read.data.view), redrawn: false }
  kept.set(location.pathname, { asked: Date.now(), coming: Promise.resolve(page), page })
  return page
}

/**
 * Fetches a page. Returns `undefined` if the app cannot show it: the request failed, it is not a page of this site, it is
 * from another build, or its component failed to load, as after a deploy. The caller then loads the whole document.
 */
async function fetchPage(path: string, anew: boolean): Promise<LoadedPage | undefined> {
  const expected = viewOf(path)
  // Loads the component in parallel; a failure is handled below.
  if (expected) componentOf(expected).catch(() => undefined)
  try {
    // The worker may answer with the saved copy, unless `cache` is `reload`.
    const answer = await fetch(path, { headers: { Accept: 'text/html' }, cache: anew ? 'reload' : 'no-cache' })
    if (answer.status >= 500 || !answer.headers.get('Content-Type')?.startsWith('text/html')) return undefined
    const html = await answer.text()
    const page = parsePage(html)
    if (page?.entry !== runningEntry()) return undefined
    return { ...page, Component: await componentOf(page.data.view), redrawn: learnArt(html) }
  } catch {
    return undefined
  }
}

/** Fetches a page again. If that fails, the previous version is kept. */
export async function reloadPage(path: string): Promise<LoadedPage | undefined> {
  const asked = Date.now()
  const page = await fetchPage(path, true)
  if (page) kept.set(path, { asked, coming: Promise.resolve(page), page })
  return page
}

/** Fetches a page, unless it was fetched recently. */
export function loadPage(path: string): Promise<LoadedPage | undefined> {
  const known = kept.get(path)
  if (known && Date.now() - known.asked < fresh) return known.coming
  const entry: Kept = { asked: Date.now(), coming: fetchPage(path, false) }
  kept.set(path, entry)
  getDefaultStore().set(awaitedPageAtom, { page: entry.coming })
  void entry.coming.then(page => {
    entry.page = page
    // A failed request is repeated next time.
    if (!page && kept.get(path) === entry) kept.delete(path)
  })
  return entry.coming
}

/** A page that has been fetched recently. */
export const fetchedPage = (path: string): LoadedPage | undefined => {
  const known = kept.get(path)
  return known && Date.now() - known.asked < fresh ? known.page : undefined
}
