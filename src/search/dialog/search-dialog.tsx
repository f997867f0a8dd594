import { useCallback, useEffect, useState } from 'react'
import formTexts from '#generated/texts/search/form.json' with { type: 'json' }
import type { SearchWords } from './choices.tsx'
import { openDialog } from './dialog.tsx'
import { SearchBox } from './search-box.tsx'

/** The functions of the app that the dialog needs. */
export interface Site {
  /** The content of the search page; `undefined` when it cannot be loaded. */
  readonly words: () => Promise<SearchWords | undefined>
  readonly go: (href: string) => void
}

function Opened({ words: loadWords, close }: Pick<Site, 'words'> & { close: (href?: string) => void }) {
  const [words, setWords] = useState<SearchWords | 'failed'>()
  const load = useCallback(() => {
    setWords(undefined)
    void loadWords().then(found => setWords(found ?? 'failed'))
  }, [loadWords])
  useEffect(load, [load])
  return <SearchBox words={words} again={load} open={close} onClose={close} />
}

/** Opens the search above the page that the visitor is on. */
export async function openSearch({ words, go }: Site, opener: Element | null) {
  const look = { label: formTexts.label, class: 'search-dialog', opener }
  const href = await openDialog<string>(look, close => <Opened words={words} close={close} />)
  if (href) go(href)
}
