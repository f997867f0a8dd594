import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { QueuedForm } from '#api/submission.ts'
import texts from '#content/texts/outbox/list.json' with { type: 'json' }
import { type Claimed, remove } from '#offline/outbox/claim.ts'
import { entriesAtom } from '#offline/outbox/entries.ts'
import type { Entry } from '#offline/outbox/entry.ts'
import { pageOf, titleOf } from '#offline/page/form-pages.ts'
import { tell } from '#offline/tell.ts'
import { fill } from '#site/fill.ts'
import { Link } from '#web/ui/link.tsx'
import { editedIn } from './draft.ts'
import { chooseFile, editEntry } from './edit-entry.ts'
import { formElement } from './form-element.ts'
import { OutboxEntry } from './outbox-entry.tsx'

const look = 'button button-secondary button-small'

/** What is said of a wish: nothing when it came true, and why not when the entry could not be had or the store let it down. */
const notices: Readonly<Record<Claimed['state'] | 'broken', (title: string) => string>> = {
  done: () => '',
  sending: () => texts.sending,
  gone: title => fill(texts.gone, { title }),
  broken: () => texts.broken,
}

/** What is said of an entry that is out of the outbox. Of one that was on its way, nobody knows whether it has arrived. */
const removed = (entry: Entry) => fill(entry.tried ? texts.removedLate : texts.removed, { title: titleOf(entry) })

function onInput(hear: () => void) {
  document.addEventListener('input', hear)
  return () => document.removeEventListener('input', hear)
}

/** What is not sent yet, without what a form holds to be changed; that form gets its file back after a reload. */
function useListed(form?: QueuedForm): readonly Entry[] {
  const all = useAtomValue(entriesAtom)
  const entries = form ? all.filter(entry => entry.form === form) : all
  const edited = useSyncExternalStore(onInput, () => form && editedIn(form))
  const inForm = entries.find(({ key }) => key === edited)
  useEffect(() => {
    const element = inForm && formElement(inForm.form)
    if (element) chooseFile(element, inForm)
  }, [inForm])
  return inForm ? entries.filter(entry => entry !== inForm) : entries
}

/**
 * What is not sent yet: of one form, below it, or of all, with links to the forms. A link brings the key of its entry
 * along (`state.edit`), and the form's page puts that entry back into the form.
 */
export function OutboxList({ form }: { form?: QueuedForm }) {
  const entries = useListed(form)
  const { state } = useLocation()
  const [notice, setNotice] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const id = useId()

  const edit = useCallback(async (entry: Entry) => {
    const element = formElement(entry.form)
    if (!element) return
    if (element.hasAttribute('data-dirty')) {
      setNotice(texts.busy)
      return
    }
    const state = await editEntry(element, entry.key).catch(() => 'broken' as const)
    const failed = notices[state](titleOf(entry))
    setNotice(failed)
    // Who is in the form already is left where they are: what they type next is meant for there.
    if (!failed && !element.matches(':focus-within')) element.querySelector<HTMLElement>('.control')?.focus()
  }, [])

  const removeEntry = async (entry: Entry) => {
    const claimed = await remove(entry.key).catch(() => ({ state: 'broken' }) as const)
    setNotice(claimed.state === 'done' ? removed(claimed.entry) : notices[claimed.state](titleOf(entry)))
    tell({ type: 'outbox-changed' })
    // The pressed button is gone.
    status.current?.focus()
  }

  const asked = useRef<unknown>(undefined)
  const wanted = form && entries.find(({ key }) => key === state?.edit)
  useEffect(() => {
    if (!wanted || asked.current === wanted.key) return
    asked.current = wanted.key
    void edit(wanted)
  }, [wanted, edit])

  if (entries.length === 0 && !notice) return form ? null : <p>{texts.none}</p>
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
