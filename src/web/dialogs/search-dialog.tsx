import { useCallback, useEffect, useState } from 'react'
import formTexts from '#content/texts/search/form.json' with { type: 'json' }
import type { Offer } from '#web/search/nothing.tsx'
import { Frame } from './frame.tsx'
import { giveFocusBack } from './give-focus-back.ts'
import { SearchBox } from './search-box.tsx'
import { showDialog } from './show.tsx'

/** What the page of the search says that the dialog shows. */
export interface SearchWords extends Offer {
  readonly index: string
}

/** What the dialog asks of the app. */
export interface Site {
  /** The words of the page of the search; nothing when they cannot be had. */
  readonly words: () => Promise<SearchWords | undefined>
  readonly go: (href: string) => void
}

interface Props {
  site: Site
  onClose: () => void
}

function Opened({ site, onClose }: Props) {
  const [words, setWords] = useState<SearchWords | 'failed'>()
  const load = useCallback(() => {
    setWords(undefined)
    void site.words().then(found => setWords(found ?? 'failed'))
  }, [site])
  useEffect(load, [load])
  const open = (href: string) => {
    onClose()
    // Once the dialog has given the focus back: the page that comes takes it from there.
    setTimeout(() => site.go(href))
  }
  return <SearchBox words={words} again={load} open={open} onClose={onClose} />
}

/** Opens the search above the page that the visitor is on. */
export function openSearch(site: Site) {
  const before = document.activeElement
  const show = (open: boolean) => {
    const onClose = () => {
      show(false)
      setTimeout(() => giveFocusBack(before))
    }
    showDialog(
      <Frame open={open} onClose={onClose} label={formTexts.label} class="search-dialog">
        <Opened site={site} onClose={onClose} />
      </Frame>,
    )
  }
  show(true)
}
