import { ComboboxOption } from '@headlessui/react'
import { type ReactNode, useId } from 'react'
import type { Found } from '#search/find.ts'
import { ResultText } from '#web/search/result.tsx'
import type { Answered } from '#web/search/use-answer.ts'

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
export const FoundGroup = ({ title, found, answer, mixed = false }: FoundProps) =>
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
export const LinkGroup = ({ title, choices }: { title: string; choices: readonly (Choice & { label: string })[] }) =>
  choices.length > 0 && (
    <Group title={title}>
      {choices.map(choice => (
        <ComboboxOption key={choice.label} value={choice} className="found">
          <span className="found-title">{choice.label}</span>
        </ComboboxOption>
      ))}
    </Group>
  )
