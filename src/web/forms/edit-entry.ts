import { type Claimed, hold } from '#offline/outbox/claim.ts'
import { type Entry, resumeOf } from '#offline/outbox/entry.ts'
import { tell } from '#offline/tell.ts'
import { openDraft } from './draft.ts'
import { fileIn, fillForm } from './form-element.ts'

/** Chooses the file of an entry in its form, as the visitor did before; a draft does not keep files, the entry does. */
export function chooseFile(form: HTMLFormElement, entry: Entry) {
  const file = resumeOf(entry)
  const control = form.elements.namedItem('resume')
  if (!file || fileIn(form) || !(control instanceof HTMLInputElement)) return
  const transfer = new DataTransfer()
  transfer.items.add(file)
  control.files = transfer.files
}

/**
 * Puts an entry of the outbox back into its form, with its file. It stays where it is, and is not sent, until what is made
 * of it has arrived or is kept. Rejects with a `DOMException` where the store is broken or full.
 */
export async function editEntry(form: HTMLFormElement, key: string): Promise<Claimed['state']> {
  const claimed = await hold(key)
  if (claimed.state !== 'done') return claimed.state
  const { entry } = claimed
  openDraft(form.id, { id: entry.draft, replaces: key })
  // What the visitor has begun to type meanwhile stays.
  fillForm(form, entry.values, { onlyEmpty: true })
  chooseFile(form, entry)
  // What is typed by hand says so too: the draft is kept, and the form is dirty.
  form.dispatchEvent(new Event('input', { bubbles: true }))
  tell({ type: 'outbox-changed' })
  return 'done'
}
