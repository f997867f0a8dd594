/** The navigation state that the app shares with the offline code, which may load later. */
import { atom } from 'jotai'

/** The page that is shown, and the pages that it links to, in order. Set when the browser is idle. */
export const shownPageAtom = atom<{ readonly path: string; readonly links: readonly string[] } | undefined>(undefined)

/** The last page that was requested; `page` settles when it has loaded or failed. */
export const awaitedPageAtom = atom<{ readonly page: Promise<unknown> } | undefined>(undefined)
