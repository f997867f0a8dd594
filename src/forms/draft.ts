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

type Stored = readonly [id: string, values: Fields]

/** The drafts of a form by their id, the newest last. Each tab has its own, so that two tabs do not overwrite each other. */
const storageOf = (form: string) => stored(`draft:${form}`)

/** The id of this tab's draft, which a reload keeps. */
const ownIdOf = (form: string) => stored(`draft:${form}`, () => sessionStorage)

/** How many drafts of other tabs are kept. */
const others = 4

const storedDrafts = (form: string): readonly Stored[] =>
  Object.entries(objectIn<Record<string, Fields>>(storageOf(form).read())).flatMap(([id, values]) =>
    typeof values === 'object' && values !== null ? [[id, values] as const] : [],
  )

function writeDraft(form: string, id: string, values: Fields | undefined) {
  const rest = storedDrafts(form).filter(([other]) => other !== id)
  const drafts = values ? [...rest.slice(-others), [id, values] as const] : rest
  storageOf(form).write(drafts.length > 0 ? JSON.stringify(Object.fromEntries(drafts)) : undefined)
}

/** The drafts of the forms on this page. */
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

/** Reads the stored draft of a form: that of this tab, or else the newest, such as that of a tab that was closed. */
export function restoreDraft(form: string): Draft | undefined {
  const open = openDraftOf(form)
  const drafts = storedDrafts(form)
  const ownId = open?.id ?? ownIdOf(form).read()
  const draft = drafts.find(([id]) => id === ownId) ?? (open ? undefined : drafts.at(-1))
  if (!draft) return undefined
  const [id, values] = draft
  openDraft(form, open ?? { id })
  return { id, values }
}

/** Stores what a form holds across reloads and navigation; without values, only the id, until the page is left. */
export function storeDraft(form: string, values: Fields | undefined) {
  const { id } = draftOf(form)
  ownIdOf(form).write(id)
  writeDraft(form, id, values)
}

/** Removes the draft of a form that was sent, queued in the outbox, or emptied. */
export function forgetDraft(form: string) {
  const id = openDraftOf(form)?.id ?? ownIdOf(form).read()
  openDraft(form, undefined)
  ownIdOf(form).write(undefined)
  if (id !== undefined) writeDraft(form, id, undefined)
}
