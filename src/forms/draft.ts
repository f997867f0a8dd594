import { atom, getDefaultStore } from 'jotai'
import { objectIn, stored } from '#ui/stored.ts'
import type { Fields } from './submission.ts'

/** The identity of a draft; its text is in the form. */
export interface DraftName {
  /** The idempotency keys of its submissions are derived from it (`keyOf`). */
  readonly id: string
}

interface Draft extends DraftName {
  readonly values: Fields
}

const storageOf = (form: string) => stored(`draft:${form}`)

/** The drafts of the forms on this page. They keep their id when another tab sends and removes the same draft. */
const draftsAtom = atom<{ readonly [form: string]: DraftName | undefined }>({})

const openDraftOf = (form: string) => getDefaultStore().get(draftsAtom)[form]

/** Sets the draft of a form, such as that of a submission that is edited; `undefined` when the form has none. */
export const openDraft = (form: string, draft: DraftName | undefined) =>
  getDefaultStore().set(draftsAtom, drafts => ({ ...drafts, [form]: draft }))

/** The draft of a form, which is created if there is none. Only a secure context can compute keys, which need an id. */
export function draftOf(form: string): DraftName {
  const draft = openDraftOf(form) ?? { id: isSecureContext ? crypto.randomUUID() : '' }
  openDraft(form, draft)
  return draft
}

/** Reads the stored draft of a form. A form that was used before scripts ran keeps the id that it has. */
export function restoreDraft(form: string): Draft | undefined {
  const { id, values } = objectIn<Draft>(storageOf(form).read())
  if (typeof id !== 'string' || typeof values !== 'object' || values === null) return undefined
  const name = openDraftOf(form) ?? { id }
  openDraft(form, name)
  return { ...name, values }
}

/** Stores what a form holds across reloads and navigation; without values, only the id, until the page is left. */
export function storeDraft(form: string, values: Fields | undefined) {
  const draft = draftOf(form)
  storageOf(form).write(values && JSON.stringify({ ...draft, values }))
}

/** Removes the draft of a form that was sent, queued in the outbox, or emptied. */
export function forgetDraft(form: string) {
  openDraft(form, undefined)
  storageOf(form).write(undefined)
}
