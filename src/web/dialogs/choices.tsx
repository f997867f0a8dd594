import { ComboboxOption } from '@headlessui/react'
import { memo, type ReactNode, useId } from 'react'
import { type Found, grouped } from '#search/find.ts'
import { ResultText } from '#web/search/result.tsx'
import { groupNames, texts } from '#web/search/texts.ts'
import type { Answered } from '#web/search/use-answer.ts'
import type { SearchWords } from './search-dialog.tsx'

/** What can be chosen: a place to go to, or a search to make again. */
export type Choice = { readonly href: string } | { readonly query: string }

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of options in a listbox (APG); a fieldset is for controls
    <div role="group" aria-labelledby={id} className="found-group">
      <div id={id} className="found-group-name">
        {title}
      </div>
      {children}
    </div>
  )
}

interface FoundProps {
  title: string
  found: readonly Found[]
  answer: Answered
  mixed?: boolean
}

/** Results to choose from, `mixed` of several kinds. */
const FoundGroup = ({ title, found, answer, mixed = false }: FoundProps) =>
  found.length > 0 && (
    <Group title={title}>
      {found.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options stay and change what they say; to leave and enter costs the library ten times as much
        <ComboboxOption key={at} value={one satisfies Choice} className="found">
          <ResultText found={one} answer={answer} withKind={mixed} />
        </ComboboxOption>
      ))}
    </Group>
  )

/** What is offered before anything was typed. */
const LinkGroup = ({ title, choices }: { title: string; choices: readonly (Choice & { label: string })[] }) =>
  choices.length > 0 && (
    <Group title={title}>
      {choices.map(choice => (
        <ComboboxOption key={choice.label} value={choice} className="found">
          <span className="found-title">{choice.label}</span>
        </ComboboxOption>
      ))}
    </Group>
  )

/** The first results, or what comes nearest to them. */
export const FirstFound = memo(({ answer }: { answer: Answered }) => {
  const [best] = grouped(answer.found)
  return best ? (
    <FoundGroup title={groupNames[best.kind]} found={best.found} answer={answer} mixed />
  ) : (
    <FoundGroup title={texts.hint} found={answer.near} answer={answer} mixed />
  )
})

/** The results after the first ones. */
export const OthersFound = memo(({ answer }: { answer: Answered }) =>
  grouped(answer.found)
    .slice(1)
    .map(({ kind, found }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups stay too, for the sake of their options
      <FoundGroup key={at} title={groupNames[kind]} found={found} answer={answer} />
    )),
)

interface OfferedProps {
  recent: readonly string[]
  words: SearchWords | undefined
}

/** What was looked for before, and what others look for. */
export const Offered = memo(({ recent, words }: OfferedProps) => (
  <>
    <LinkGroup title={texts.recent} choices={recent.map(text => ({ label: text, query: text }))} />
    {words && (
      <LinkGroup title={words.popularTitle} choices={words.popular.map(({ label, to }) => ({ label, href: to }))} />
    )}
  </>
))
