import { ComboboxOption } from '@headlessui/react'
import { memo, type ReactNode, useDeferredValue, useId, useMemo } from 'react'
import type { Answer } from '#search/find.ts'
import { groupsOf } from '#search/groups.ts'
import type { Offer } from '#search/nothing.tsx'
import { ResultText } from '#search/result.tsx'
import { texts } from '#search/texts.ts'

/** The content of the search page that the dialog shows. */
export interface SearchWords extends Offer {
  /** The address of the index. */
  readonly index: string
}

/** An option: a link to open, or a query to repeat. */
export type Choice = { readonly href: string } | { readonly query: string }

/** Options under one title. */
interface ChoiceGroup {
  readonly title: string
  readonly options: readonly { readonly choice: Choice; readonly text: ReactNode }[]
}

const named = (label: string, choice: Choice) => ({ choice, text: <span className="found-title">{label}</span> })

/** Recent and popular searches. */
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

/** The results of a search. */
export const answers = (answer: Answer): readonly ChoiceGroup[] =>
  groupsOf(answer).map(({ title, found, mixed }) => ({
    title,
    options: found.map(one => ({
      choice: one,
      text: <ResultText found={one} answer={answer} withKind={mixed} />,
    })),
  }))

const Options = memo(({ options }: Pick<ChoiceGroup, 'options'>) =>
  options.map(({ choice, text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: options stay and change their content: mounting costs the library ten times as much
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

/** Number of options that are rendered at once. */
const firstCount = 3

/** The list of options. The first ones change at once, the others in a deferred render. */
export const Choices = memo(({ groups }: { groups: readonly ChoiceGroup[] }) => {
  const [first] = groups
  const [sameGroup, ...others] = useDeferredValue(groups)
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
          // biome-ignore lint/suspicious/noArrayIndexKey: groups keep their position, so that their options do
          <Group key={at} title={title}>
            <Options options={options} />
          </Group>
        ))}
    </>
  )
})
