import { type Entry, resumeOf } from '#offline/outbox/entry.ts'
import { setDraftKey } from './draft-key.ts'
import { fillForm } from './use-draft.ts'

/**
 * Puts a submission back into its form, with its file and its key: an answer to an earlier attempt may have been lost, and
 * the same key keeps the next one from arriving twice.
 */
export function putBack(form: HTMLFormElement, entry: Entry) {
  fillForm(form, entry.values)
  const file = resumeOf(entry)
  const control = form.elements.namedItem('resume')
  if (file && control instanceof HTMLInputElement) {
    const transfer = new DataTransfer()
    transfer.items.add(file)
    control.files = transfer.files
  }
  setDraftKey(entry.form, entry.key)
  // What is typed by hand says so too: the draft is kept, and the form is dirty.
  form.dispatchEvent(new Event('input', { bubbles: true }))
  form.querySelector<HTMLElement>('.control')?.focus()
}
