import { atom, getDefaultStore } from 'jotai'
import { withLock } from '#offline/allowed.ts'
import { objectIn, stored } from '#ui/stored.ts'
import type { Fields } from './submission.ts'

/** The identity of a draft; its text is in the form. */
export interface DraftName {
  /** The idempotency keys of its submissions are derived from it (`keyOf`). */
  readonly id: string
}

/** A stored draft. */
export interface Draft extends DraftName {
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

/** Release the locks of the drafts that this tab holds, by the draft's id: no other tab takes these over. */
const releases = new Map<string, () => void>()

/** Holds the lock of a draft until it is sent or the page is left. Resolves with `false` if another tab holds it. */
const hold = (id: string, options?: LockOptions) =>
  new Promise<boolean>(resolve => {
    const run = async (free: boolean) => {
      resolve(free)
      if (free) await new Promise<void>(release => releases.set(id, release))
    }
    void withLock(`draft:${id}`, run, options)
  })

function release(id: string) {
  releases.get(id)?.()
  releases.delete(id)
}

/** Releases the locks when the page is left: with them the browser's Back could not restore it. */
export const releaseDrafts = () => [...releases.keys()].forEach(release)

/** The draft of a form, which is created if there is none. Only a secure context can compute keys, which need an id. */
export function draftOf(form: string): DraftName {
  const draft = openDraftOf(form) ?? { id: isSecureContext ? crypto.randomUUID() : '' }
  openDraft(form, draft)
  return draft
}

/** Reads the stored draft of this tab, such as after a reload. */
export function restoreDraft(form: string): Draft | undefined {
  const id = openDraftOf(form)?.id ?? ownIdOf(form).read()
  const values = storedDrafts(form).find(([other]) => other === id)?.[1]
  if (id === undefined || !values) return undefined
  openDraft(form, { id })
  return { id, values }
}

/** Takes over the newest draft that no open tab holds, such as that of a tab that was closed. */
export async function takeOverDraft(form: string): Promise<Draft | undefined> {
  for (const [id] of [...storedDrafts(form)].reverse()) {
    if (!releases.has(id) && !(await hold(id, { ifAvailable: true }))) continue
    // Meanwhile it may have been sent, or the visitor may have begun another one.
    const values = storedDrafts(form).find(([other]) => other === id)?.[1]
    if (values && !openDraftOf(form)) {
      openDraft(form, { id })
      return { id, values }
    }
    release(id)
  }
  return undefined
}

/** Stores what a form holds across reloads and navigation; without values, only the id, until the page is left. */
export function storeDraft(form: string, values: Fields | undefined) {
  const { id } = draftOf(form)
  if (!releases.has(id)) {
    releases.set(id, () => undefined)
    void hold(id)
  }
  ownIdOf(form).write(id)
  writeDraft(form, id, values)
}

/** Removes the draft of a form that was sent, queued in the outbox, or emptied. */
export function forgetDraft(form: string) {
  const id = openDraftOf(form)?.id ?? ownIdOf(form).read()
  openDraft(form, undefined)
  ownIdOf(form).write(undefined)
  if (id === undefined) return
  writeDraft(form, id, undefined)
  release(id)
}
