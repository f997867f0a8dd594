import { ComboboxOption } from '@headlessui/react'
import { memo, type ReactNode, useId, useMemo } from 'react'
import { groupsOf } from '#web/search/groups.ts'
import { ResultText } from '#web/search/result.tsx'
import { texts } from '#web/search/texts.ts'
import type { Answered } from '#web/search/use-answer.ts'
import type { SearchWords } from './search-dialog.tsx'
import { useAfterFrame } from './use-after-frame.ts'

/** What can be chosen: a place to go to, or a search to make again. */
export type Choice = { readonly href: string } | { readonly query: string }

/** Choices that stand under one title. */
interface ChoiceGroup {
  readonly title: string
  readonly options: readonly { readonly choice: Choice; readonly text: ReactNode }[]
}

const named = (label: string, choice: Choice) => ({ choice, text: <span className="found-title">{label}</span> })

/** What was looked for before, and what others look for. */
export function offered(recent: readonly string[], words: SearchWords | undefined): readonly ChoiceGroup[] {
  const groups = [
    { title: texts.recent, options: recent.map(query => named(query, { query })) },
    {
      title: words?.popularTitle ?? '',
      options: words?.popular.map(({ label, to }) => named(label, { href: to })) ?? [],
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** What was found. */
export const answers = (answer: Answered): readonly ChoiceGroup[] =>
  groupsOf(answer).map(({ title, found, mixed }) => ({
    title,
    options: found.map(one => ({
      choice: one,
      text: <ResultText found={one} answer={answer} withKind={mixed} />,
    })),
  }))

const Options = memo(({ options }: Pick<ChoiceGroup, 'options'>) =>
  options.map(({ choice, text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: options stay and change what they say; to leave and enter costs the library ten times as much
    <ComboboxOption key={at} value={choice} className="found">
      {text}
    </ComboboxOption>
  )),
)

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

/** How many choices change with the key that was pressed. */
const firstCount = 3

/** The list of what can be chosen. Its first choices change at once, what stands below them a frame later. */
export const Choices = memo(({ groups }: { groups: readonly ChoiceGroup[] }) => {
  const [first] = groups
  const [sameGroup, ...others] = useAfterFrame(groups)
  const firstOptions = useMemo(() => first?.options.slice(0, firstCount) ?? [], [first])
  const moreOptions = useMemo(() => sameGroup?.options.slice(firstCount) ?? [], [sameGroup])
  return (
    <>
      {first && (
        <Group title={first.title}>
          <Options options={firstOptions} />
          <Options options={moreOptions} />
        </Group>
      )}
      {first &&
        others.map(({ title, options }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups stay too, for the sake of their options
          <Group key={at} title={title}>
            <Options options={options} />
          </Group>
        ))}
    </>
  )
})
