import { Combobox, ComboboxInput, ComboboxOptions } from '@headlessui/react'
import { useAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import formTexts from '#generated/texts/search/form.json' with { type: 'json' }
import type { Found } from '#search/find.ts'
import { Failed, Nothing } from '#search/nothing.tsx'
import { recentSearchesAtom, withSearch } from '#search/recent.ts'
import { texts } from '#search/texts.ts'
import { type Progress, useAnswer } from '#search/use-answer.ts'
import { Announcement } from '#ui/announcement.tsx'
import { Icon } from '#ui/icon.tsx'
import { isSlashOff, turnSlash } from '#ui/slash-key.ts'
import { answers, type Choice, Choices, offered, type SearchWords } from './choices.tsx'

/** The number of results and the name of the first one: screen readers do not announce an option whose content changes. */
const announcementOf = ([first, ...more]: readonly Found[]) =>
  first ? `${texts.found(1 + more.length)}. ${texts.first(first.title)}` : ''

interface NoteProps {
  query: string
  progress: Progress
  words: SearchWords | undefined
}

/** The status of a search for screen readers, and what is shown when it finds nothing or fails. */
function SearchNote({ query, progress, words }: NoteProps) {
  const answer = progress.state === 'answered' ? progress.answer : undefined
  const nothing = answer?.found.length === 0 ? answer : undefined
  const visible = progress.state === 'loading' ? texts.loading : nothing && texts.nothing(query.trim())
  return (
    <>
      {visible && (
        <p aria-hidden="true" className="search-note">
          {visible}
        </p>
      )}
      <Announcement text={visible || announcementOf(answer?.found ?? [])} />
      {nothing && words && <Nothing answer={nothing} offer={words} class="search-note" />}
      {progress.state === 'failed' && <Failed again={progress.again} class="search-note" />}
    </>
  )
}

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
        <button type="button" className="icon-button" aria-label={formTexts.close} onClick={() => onClose()}>
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
