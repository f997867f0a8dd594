import { atom, useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import texts from '#generated/texts/outbox/list.json' with { type: 'json' }
import { pageOf, titleOf } from '#offline/form-pages.ts'
import { listen, tell } from '#offline/messages.ts'
import { isWaiting, type PendingForm, resumeOf, store, take } from '#offline/outbox/store.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { openDraft } from './draft.ts'
import { fillForm, formElement } from './form-element.ts'
import type { QueuedForm } from './submission.ts'

const small = 'button button-secondary button-small'

/** The entries of the outbox, read again after every change; empty where IndexedDB is not available. */
const entriesAtom = atom<readonly PendingForm[]>([])
entriesAtom.onMount = set => {
  const read = async () => set(await store.list().catch(() => []))
  void read()
  return listen(({ type }) => type === 'outbox-changed' && void read())
}

const when = (milliseconds: number) =>
  new Date(milliseconds).toLocaleString(company.language, { dateStyle: 'long', timeStyle: 'short' })

/** The state of an entry, in a sentence. */
function stateOf({ refused, expired, savedAt }: PendingForm): ReactNode {
  if (refused !== undefined) return <span className="text-madder">{fill(texts.refused, { reason: refused })}</span>
  if (expired) return <span className="text-madder">{fill(texts.expired, { time: when(savedAt) })}</span>
  return fill(texts.since, { time: when(savedAt) })
}

/** The message after an entry was not taken; `broken` when the store failed. */
const notTaken = (reason: 'sending' | 'gone' | 'broken', title: string) =>
  reason === 'gone' ? fill(texts.gone, { title }) : texts[reason]

/** The message after a removal. Of an entry with an earlier attempt, it is not known whether the server has received it. */
const removed = (entry: PendingForm) => fill(entry.tried ? texts.removedLate : texts.removed, { title: titleOf(entry) })

async function takeOut(key: string, keep?: (entry: PendingForm) => void) {
  const taken = await take(key, keep).catch(() => 'broken' as const)
  tell({ type: 'outbox-changed' })
  return taken
}

/** Puts an entry back into its form, with its file and under the name of its draft, which is stored at once. */
function putBack(form: HTMLFormElement, entry: PendingForm) {
  openDraft(form.id, entry.draft)
  // Keeps what the visitor has typed meanwhile.
  fillForm(form, entry.values, { onlyEmpty: true })
  const [file, control] = [resumeOf(entry), form.elements.namedItem('resume')]
  if (file && control instanceof HTMLInputElement) {
    const transfer = new DataTransfer()
    transfer.items.add(file)
    control.files = transfer.files
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * The queued submissions of one form, or of all forms with links to their pages. A link passes the key of its entry as
 * `state.edit`, and the form's page takes that entry back into the form.
 */
export function OutboxList({ form }: { form?: QueuedForm }) {
  const all = useAtomValue(entriesAtom)
  const entries = form ? all.filter(entry => entry.form === form) : all
  const { state } = useLocation()
  const [notice, setNotice] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const id = useId()

  const edit = useCallback(async (entry: PendingForm) => {
    const element = formElement(entry.form)
    if (!element) return
    if (element.hasAttribute('data-dirty')) return setNotice(texts.busy)
    const taken = await takeOut(entry.key, found => putBack(element, found))
    if (typeof taken === 'string') return setNotice(notTaken(taken, titleOf(entry)))
    setNotice('')
    // If the focus is in the form already, it stays: the visitor may be typing.
    if (!element.matches(':focus-within')) element.querySelector<HTMLElement>('.control')?.focus()
  }, [])

  const remove = async (entry: PendingForm) => {
    const taken = await takeOut(entry.key)
    setNotice(typeof taken === 'string' ? notTaken(taken, titleOf(entry)) : removed(taken))
    // The pressed button is removed.
    status.current?.focus()
  }

  const followed = useRef<unknown>(undefined)
  const toEdit = form && entries.find(({ key }) => key === state?.edit)
  useEffect(() => {
    if (!toEdit || followed.current === toEdit.key) return
    followed.current = toEdit.key
    void edit(toEdit)
  }, [toEdit, edit])

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
        {entries.map(entry => {
          const title = titleOf(entry)
          /** Screen readers hear which entry a button belongs to. */
          const label = (text: string) => (
            <>
              <span>{text}</span> <span className="sr-only">{title}</span>
            </>
          )
          return (
            <li key={entry.key} className="stitch-t pt-4">
              <p className="font-650">{title}</p>
              {entry.resume && <p className="small text-soft">{fill(texts.file, { file: entry.resume.name })}</p>}
              <p className="small text-soft">{stateOf(entry)}</p>
              <p className="mt-3 flex flex-wrap gap-3">
                {form ? (
                  <button type="button" className={small} onClick={() => void edit(entry)}>
                    {label(texts.edit)}
                  </button>
                ) : (
                  <Link to={pageOf(entry.form)} data-edit={entry.key} className={small}>
                    {label(texts.edit)}
                  </Link>
                )}
                <button type="button" className={small} onClick={() => void remove(entry)}>
                  {label(isWaiting(entry) ? texts.cancel : texts.remove)}
                </button>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
