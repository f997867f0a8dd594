import '#search/style.ts'
import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { useCallback, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import formTexts from '#generated/texts/search/form.json' with { type: 'json' }
import { DialogToasts } from '#toasts/toast-region.tsx'
import type { SearchWords } from './choices.tsx'
import { SearchBox } from './search-box.tsx'

/** The functions of the app that the dialog needs. */
interface Site {
  /** The content of the search page; `undefined` when it cannot be loaded. */
  readonly words: () => Promise<SearchWords | undefined>
  readonly go: (href: string) => void
}

function Content({ words: loadWords, close }: Pick<Site, 'words'> & { close: (href?: string) => void }) {
  const [words, setWords] = useState<SearchWords | 'failed'>()
  const load = useCallback(() => {
    setWords(undefined)
    void loadWords().then(found => setWords(found ?? 'failed'))
  }, [loadWords])
  useEffect(load, [load])
  return <SearchBox words={words} again={load} open={close} onClose={close} />
}

/**
 * Returns the focus to the element that had it before the dialog opened or, if it can no longer have it, such as an entry of a
 * closed menu, to the header's search button. If the page itself had it, as while reading, no element gets it. The library
 * only knows the focus after it has loaded.
 */
function giveFocusBack(to: Element | null) {
  const focused = document.activeElement
  if (to === document.body && focused instanceof HTMLElement) return focused.blur()
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  if (document.activeElement !== to)
    document.querySelector<HTMLElement>('.search-button')?.focus({ preventScroll: true })
}

/** A React root of its own: the root of the page does not carry the code of the dialog. */
let root: Root | undefined
/** Ends the open dialog after an error. */
let fail: (error: unknown) => void = reportError

function createDialogRoot() {
  const place = document.createElement('div')
  document.body.append(place)
  return createRoot(place, { onUncaughtError: error => fail(error) })
}

/**
 * Opens the search above the inert page that the visitor is on. Escape and a press outside close it. Resolves once it is
 * closed and the focus is back. Rejects when it could not be rendered and is gone.
 */
export const openSearch = ({ words, go }: Site, opener: Element | null) =>
  new Promise<void>((resolve, reject) => {
    fail = error => {
      reportError(error)
      giveFocusBack(opener)
      reject(error)
    }
    const close = (href?: string) => {
      show(false)
      setTimeout(() => {
        giveFocusBack(opener)
        if (href) go(href)
        resolve()
      })
    }
    const show = (open: boolean) => {
      root ??= createDialogRoot()
      root.render(
        <Dialog open={open} onClose={() => close()} aria-label={formTexts.label} className="dialog">
          {/* The library's own handler of a press outside first closes the list of an open combobox. */}
          <DialogBackdrop className="dialog-backdrop" onClick={() => close()} />
          <div className="dialog-place">
            <DialogPanel className="card search-dialog">
              <Content words={words} close={close} />
              <DialogToasts />
            </DialogPanel>
          </div>
        </Dialog>,
      )
    }
    show(true)
  })
