import type { ComponentType } from 'react'
import { learnArt } from '#site/art/address.ts'
import type { PageProps, View } from '#site/pages/words.ts'
import { dataId } from '#web/app/page-data.ts'
import { componentOf, viewOf } from '#web/app/views.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'

/** A page that can be shown at once. */
export interface LoadedPage extends ParsedPage {
  readonly Component: ComponentType<PageProps<View>>
}

/** Milliseconds for which a page that was fetched is shown without asking again. */
const fresh = 60_000

interface Kept {
  readonly asked: number
  readonly coming: Promise<LoadedPage | undefined>
  page?: LoadedPage | undefined
}

/** Pages by path, as they were last fetched in this tab. */
const kept = new Map<string, Kept>()

/** The entry script that this tab runs: pages of another build need another. */
export const runningEntry = () =>
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ')[0] ?? ''

/** The document as it was opened, under the path that led to it. Throws when it is no page of this app. */
export async function openedPage(): Promise<LoadedPage> {
  const read = parsePage(`${document.head.outerHTML}${document.getElementById(dataId)?.outerHTML}`)
  if (!read) throw new Error('this document holds no page data')
  const page = { ...read, Component: await componentOf(read.data.view) }
  kept.set(location.pathname, { asked: Date.now(), coming: Promise.resolve(page), page })
  return page
}

/**
 * Fetches a page. Nothing when it cannot be shown in here: it did not come, is no page of this site, is of another build, or
 * its component could not be had, as after a deploy. The whole document is then loaded in its place.
 */
async function fetchPage(path: string, anew: boolean): Promise<LoadedPage | undefined> {
  const expected = viewOf(path)
  // With the page, not after it; that it could not be had is seen below.
  if (expected) componentOf(expected).catch(() => undefined)
  try {
    // The worker gives what it has saved, unless it is a reload.
    const answer = await fetch(path, { headers: { Accept: 'text/html' }, cache: anew ? 'reload' : 'no-cache' })
    if (answer.status >= 500 || !answer.headers.get('Content-Type')?.startsWith('text/html')) return undefined
    const html = await answer.text()
    const page = parsePage(html)
    if (page?.entry !== runningEntry()) return undefined
    learnArt(html)
    return { ...page, Component: await componentOf(page.data.view) }
  } catch {
    return undefined
  }
}

/** A page as the site has it now. One that cannot be shown in here leaves what was fetched before as it is. */
export async function reloadPage(path: string): Promise<LoadedPage | undefined> {
  const asked = Date.now()
  const page = await fetchPage(path, true)
  if (page) kept.set(path, { asked, coming: Promise.resolve(page), page })
  return page
}

let hear = (_coming: Promise<unknown>) => {}

/** Is told of each page that the visitor may wait for from now on, with what resolves when it has come. */
export const onPageAwaited = (listener: typeof hear) => {
  hear = listener
}

/** Starts to fetch a page, unless that was done a moment ago. */
export function loadPage(path: string): Promise<LoadedPage | undefined> {
  const known = kept.get(path)
  if (known && Date.now() - known.asked < fresh) return known.coming
  const entry: Kept = { asked: Date.now(), coming: fetchPage(path, false) }
  kept.set(path, entry)
  hear(entry.coming)
  void entry.coming.then(page => {
    entry.page = page
    // What could not be had is asked for again.
    if (!page && kept.get(path) === entry) kept.delete(path)
  })
  return entry.coming
}

/** A page that is here already. */
export const pageAtHand = (path: string): LoadedPage | undefined => {
  const known = kept.get(path)
  return known && Date.now() - known.asked < fresh ? known.page : undefined
}
