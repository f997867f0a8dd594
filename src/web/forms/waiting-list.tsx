import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { QueuedForm } from '#api/form-values.ts'
import { takeOut } from '#offline/outbox/claim.ts'
import type { Entry } from '#offline/outbox/entry.ts'
import { pageOf, titleOf } from '#offline/page/form-pages.ts'
import { Link } from '#web/ui/link.tsx'
import { putBack } from './put-back.ts'
import { useWaitingEntries } from './use-waiting-entries.ts'
import { WaitingEntry } from './waiting-entry.tsx'

const look = 'button button-secondary button-small'
const onItsWay = 'It is being sent just now.'

/**
 * What is not sent yet: of one form, below it, or of all, with links to the forms. A link brings the key of its entry
 * along (`state.edit`), and the form's page puts that entry back into the form.
 */
export function WaitingList({ form }: { form?: QueuedForm }) {
  const entries = useWaitingEntries(form)
  const { state } = useLocation()
  const [notice, setNotice] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const id = useId()

  const edit = useCallback(async (entry: Entry) => {
    const element = document.getElementById(entry.form)
    if (!(element instanceof HTMLFormElement)) return
    if (element.hasAttribute('data-dirty')) {
      setNotice('The form holds something else: send it or empty it first.')
      return
    }
    const outcome = await takeOut(entry.key, kept => putBack(element, kept))
    setNotice(outcome === 'sending' ? onItsWay : '')
  }, [])

  const remove = async (entry: Entry) => {
    const outcome = await takeOut(entry.key, () => {})
    setNotice(outcome === 'sending' ? onItsWay : `Removed: ${titleOf(entry)}. It will not be sent.`)
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

  if (entries.length === 0 && !notice) return form ? null : <p>Nothing is waiting on this device.</p>
  return (
    <section className="mt-8" aria-labelledby={id}>
      <h3 id={id} className="h3">
        Not sent yet
      </h3>
      <p ref={status} role="status" tabIndex={-1} className="min-h-7 font-650">
        {notice}
      </p>
      <ul className="grid gap-4">
        {entries.map(entry => (
          <WaitingEntry
            key={entry.key}
            entry={entry}
            onRemove={() => void remove(entry)}
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
