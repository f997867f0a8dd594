import { Combobox, ComboboxInput, ComboboxOptions } from '@headlessui/react'
import { useAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import formTexts from '#generated/texts/search/form.json' with { type: 'json' }
import { recentSearchesAtom, withSearch } from '#search/recent.ts'
import { texts } from '#search/texts.ts'
import { useAnswer } from '#search/use-answer.ts'
import { Icon } from '#ui/icon.tsx'
import { isSlashOff, turnSlash } from '#ui/slash-key.ts'
import type { SearchWords } from './choices.tsx'
import { answers, type Choice, Choices, offered } from './choices.tsx'
import { SearchNote } from './search-note.tsx'

interface Props {
  /** `undefined` while they are loading. */
  words: SearchWords | 'failed' | undefined
  /** Loads the words again. */
  again: () => void
  open: (href: string) => void
  onClose: () => void
}

/** The input and its results; recent and popular searches while it is empty. */
export function SearchBox({ words, again, open, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [recent, setRecent] = useAtom(recentSearchesAtom)
  const [slashOff, setSlashOff] = useState(isSlashOff)
  /** Whether Tab is being handled: the library chooses the active option then, and Tab should only move the focus. */
  const isTab = useRef(false)
  const known = words === 'failed' ? undefined : words
  const idle = query.trim() === ''
  // With touch, the library focuses the dialog, after the first effects of this component. Once it has opened the list, its
  // first option is active until the field loses the focus; without a query none is, so that Enter chooses nothing.
  useEffect(() => {
    if (!idle) return
    const frame = requestAnimationFrame(() => {
      if (input.current?.getAttribute('aria-expanded') === 'true') input.current.blur()
      input.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [idle])
  const asked = useAnswer(query, known?.index ?? '')
  const progress = words === 'failed' ? ({ state: 'failed', again } as const) : asked
  const answer = progress.state === 'answered' ? progress.answer : undefined
  const groups = useMemo(() => {
    if (answer) return answer.found.length > 0 ? answers(answer) : []
    return idle ? offered(recent, known) : []
  }, [answer, idle, recent, known])

  const type = (text: string) => {
    setQuery(text)
    if (input.current) input.current.value = text
  }
  const choose = (choice: Choice | null) => {
    if (!choice || isTab.current) return
    if ('query' in choice) return type(choice.query)
    if (!idle) setRecent(withSearch(recent, query))
    open(choice.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      isTab.current = true
      setTimeout(() => {
        isTab.current = false
      })
    }
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  const forget = () => {
    setRecent([])
    input.current?.focus()
  }
  return (
    <Combobox<Choice | null> value={null} onChange={choose}>
      <div className="search-line">
        <Icon name="search" />
        <ComboboxInput
          ref={input}
          autoFocus
          type="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          aria-label={formTexts.label}
          placeholder={formTexts.placeholder}
          displayValue={() => query}
          onChange={event => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="search-close" aria-label={formTexts.close} onClick={() => onClose()}>
          <Icon name="x" />
        </button>
      </div>
      <div className="search-body">
        <SearchNote query={query} progress={progress} words={known} />
        <ComboboxOptions static modal={false} as="div" aria-label={texts.list}>
          <Choices groups={groups} />
        </ComboboxOptions>
      </div>
      <div className="search-foot">
        <span className="search-keys">{texts.keys}</span>
        {recent.length > 0 && idle && (
          <button type="button" onClick={forget}>
            {texts.forget}
          </button>
        )}
        <button
          type="button"
          className="search-keys"
          onClick={() => {
            turnSlash(slashOff)
            setSlashOff(!slashOff)
          }}
        >
          {slashOff ? texts.slashOn : texts.slashOff}
        </button>
      </div>
    </Combobox>
  )
}
