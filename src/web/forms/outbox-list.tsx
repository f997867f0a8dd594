import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { QueuedForm } from '#api/submission.ts'
import texts from '#content/texts/outbox/list.json' with { type: 'json' }
import { pageOf, titleOf } from '#offline/form-pages.ts'
import { tell } from '#offline/messages.ts'
import { type Claimed, remove } from '#offline/outbox/claim.ts'
import { entriesAtom } from '#offline/outbox/entries.ts'
import type { PendingForm } from '#offline/outbox/entry.ts'
import { fill } from '#site/fill.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { useEdited } from './draft.ts'
import { chooseFile, editEntry } from './edit-entry.ts'
import { formElement } from './form-element.ts'
import { OutboxEntry } from './outbox-entry.tsx'

const look = 'button button-secondary button-small'

/** The message after an edit or removal: empty when it succeeded; `broken` when the store failed. */
const notices: Readonly<Record<Claimed['state'] | 'broken', (title: string) => string>> = {
  done: () => '',
  sending: () => texts.sending,
  gone: title => fill(texts.gone, { title }),
  broken: () => texts.broken,
}

/** The message after a removal. Of an entry with an earlier attempt, it is not known whether the server has received it. */
const removed = (entry: PendingForm) => fill(entry.tried ? texts.removedLate : texts.removed, { title: titleOf(entry) })

/** The queued submissions, without the one that is edited in the form, whose file is chosen again after a reload. */
function useListed(form?: QueuedForm): readonly PendingForm[] {
  const all = useAtomValue(entriesAtom)
  const entries = form ? all.filter(entry => entry.form === form) : all
  const edited = useEdited(form)
  const inForm = entries.find(({ key }) => key === edited)
  useEffect(() => {
    const element = inForm && formElement(inForm.form)
    if (element) chooseFile(element, inForm)
  }, [inForm])
  return inForm ? entries.filter(entry => entry !== inForm) : entries
}

/**
 * The queued submissions of one form, or of all forms with links to their pages. A link passes the key of its entry as
 * `state.edit`, and the form's page puts that entry back into the form.
 */
export function OutboxList({ form }: { form?: QueuedForm }) {
  const entries = useListed(form)
  const { state } = useLocation()
  const [notice, setNotice] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const id = useId()

  const edit = useCallback(async (entry: PendingForm) => {
    const element = formElement(entry.form)
    if (!element) return
    if (element.hasAttribute('data-dirty')) {
      setNotice(texts.busy)
      return
    }
    const state = await editEntry(element, entry.key).catch(() => 'broken' as const)
    const failed = notices[state](titleOf(entry))
    setNotice(failed)
    // If the focus is in the form already, it stays: the visitor may be typing.
    if (!failed && !element.matches(':focus-within')) element.querySelector<HTMLElement>('.control')?.focus()
  }, [])

  const removeEntry = async (entry: PendingForm) => {
    const claimed = await remove(entry.key).catch(() => ({ state: 'broken' }) as const)
    setNotice(claimed.state === 'done' ? removed(claimed.entry) : notices[claimed.state](titleOf(entry)))
    tell({ type: 'outbox-changed' })
    // The pressed button is removed.
    status.current?.focus()
  }

  const asked = useRef<unknown>(undefined)
  const wanted = form && entries.find(({ key }) => key === state?.edit)
  useEffect(() => {
    if (!wanted || asked.current === wanted.key) return
    asked.current = wanted.key
    void edit(wanted)
  }, [wanted, edit])

  if (entries.length === 0 && !notice)
    return form ? null : (
      <p className="flex items-center gap-2">
        <Icon name="check" class="text-leaf" />
        {texts.none}
      </p>
    )
  return (
    <section className="mt-8" aria-labelledby={id}>
      <h3 id={id} className="h3">
        {texts.heading}
      </h3>
      <p ref={status} role="status" tabIndex={-1} className="min-h-7 font-650">
        {notice}
      </p>
      <ul className="grid gap-4">
        {entries.map(entry => (
          <OutboxEntry
            key={entry.key}
            entry={entry}
            onRemove={() => void removeEntry(entry)}
            edit={label =>
              form ? (
                <button type="button" className={look} onClick={() => void edit(entry)}>
                  {label}
                </button>
              ) : (
                <Link to={pageOf(entry.form)} data-edit={entry.key} className={look}>
                  {label}
                </Link>
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}
