import type { Fields } from '#api/submission.ts'

/** What names a draft; its text is in the form. */
export interface DraftName {
  /** The keys of all that is sent of it come from here (`keyOf`). */
  readonly id: string
  /** The key of the entry in the outbox that it is the new version of. */
  readonly replaces?: string
}

interface Draft extends DraftName {
  readonly values: Fields
}

const storageKey = (form: string) => `draft:${form}`

/** The drafts that the forms of this page hold. Another tab may send and forget the same one: here it keeps its name. */
const open = new Map<string, DraftName>()

/** The draft of a form; a new one when it holds none. Only a secure context has keys, and names them. */
export function draftOf(form: string): DraftName {
  const draft = open.get(form) ?? { id: isSecureContext ? crypto.randomUUID() : '' }
  open.set(form, draft)
  return draft
}

/** The entry that is in a form to be changed. */
export const editedIn = (form: string) => open.get(form)?.replaces

/** Goes on with the draft of a submission that comes back to its form. */
export const openDraft = (form: string, draft: DraftName) => void open.set(form, draft)

/** Storage may be full or forbidden: the form still works. */
function quietly<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** The stored draft of a form, which is then open in this page. A form that was used before this ran has its name already. */
export function restoreDraft(form: string): Draft | undefined {
  const stored = quietly(() => JSON.parse(localStorage.getItem(storageKey(form)) ?? ''))
  const { id, values, replaces }: Partial<Draft> = stored ?? {}
  if (typeof id !== 'string' || typeof values !== 'object') return undefined
  const name = open.get(form) ?? { id, ...(replaces && { replaces }) }
  openDraft(form, name)
  return { ...name, values }
}

/** The form is gone from the page; what it held is stored. */
export const closeDraft = (form: string) => void open.delete(form)

/** Keeps what a form holds over reloads and navigation; without values only its name, as long as the page. */
export function storeDraft(form: string, values: Fields | undefined) {
  const draft = draftOf(form)
  quietly(() =>
    values
      ? localStorage.setItem(storageKey(form), JSON.stringify({ ...draft, values }))
      : localStorage.removeItem(storageKey(form)),
  )
}

/** Forgets the draft of a form: it has arrived, is kept in the outbox, or is empty. */
export function forgetDraft(form: string) {
  closeDraft(form)
  quietly(() => localStorage.removeItem(storageKey(form)))
}
