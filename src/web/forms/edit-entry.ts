import { tell } from '#offline/messages.ts'
import { type Claimed, hold } from '#offline/outbox/claim.ts'
import { type PendingForm, resumeOf } from '#offline/outbox/entry.ts'
import { openDraft } from './draft.ts'
import { fileIn, fillForm } from './form-element.ts'

/** Chooses the file of an entry in its form again: entries contain files, drafts do not. */
export function chooseFile(form: HTMLFormElement, entry: PendingForm) {
  const file = resumeOf(entry)
  const control = form.elements.namedItem('resume')
  if (!file || fileIn(form) || !(control instanceof HTMLInputElement)) return
  const transfer = new DataTransfer()
  transfer.items.add(file)
  control.files = transfer.files
}

/**
 * Puts an entry of the outbox back into its form, with its file. The entry stays in the outbox, and is not sent, until its
 * new version is sent or queued. Rejects with a `DOMException` where the store is broken or full.
 */
export async function editEntry(form: HTMLFormElement, key: string): Promise<Claimed['state']> {
  const claimed = await hold(key)
  if (claimed.state !== 'done') return claimed.state
  const { entry } = claimed
  openDraft(form.id, { id: entry.draft, replaces: key })
  // Keeps what the visitor has typed meanwhile.
  fillForm(form, entry.values, { onlyEmpty: true })
  chooseFile(form, entry)
  // As if it was typed: stores the draft and marks the form as dirty.
  form.dispatchEvent(new Event('input', { bubbles: true }))
  tell({ type: 'outbox-changed' })
  return 'done'
}
