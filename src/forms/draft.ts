import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { withLock } from '#offline/allowed.ts'
import { objectIn, stored } from '#ui/stored.ts'
import { fileIn, fillForm, textValues } from './form-element.ts'
import type { Fields } from './submission.ts'

/** The drafts of a form by their id, the newest last. Each tab has its own, so that two tabs do not overwrite each other. */
const storageOf = (form: string) => stored(`draft:${form}`)

/** The id of this tab's draft, which a reload keeps. */
const ownIdOf = (form: string) => stored(`draft:${form}`, () => sessionStorage)

/** How many drafts of other tabs are kept. */
const others = 4

const storedDrafts = (form: string) =>
  Object.entries(objectIn<Record<string, Fields>>(storageOf(form).read())).filter(
    (draft): draft is [id: string, values: Fields] => typeof draft[1] === 'object' && draft[1] !== null,
  )

function writeDraft(form: string, id: string, values: Fields | undefined) {
  const rest = storedDrafts(form).filter(([other]) => other !== id)
  const drafts = values ? [...rest.slice(-others), [id, values]] : rest
  storageOf(form).write(drafts.length > 0 ? JSON.stringify(Object.fromEntries(drafts)) : undefined)
}

/** The ids of the drafts of the forms on this page. The idempotency keys of their submissions are derived from them. */
const openDrafts = new Map<string, string>()

/** Releases the locks of the drafts that this tab holds, by the draft's id: no other tab takes these over. */
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
const releaseAll = () => [...releases.keys()].forEach(release)

/** The id of a form's draft, which is created if there is none. Only a secure context can compute keys, which need an id. */
export function draftOf(form: string): string {
  const id = openDrafts.get(form) ?? (isSecureContext ? crypto.randomUUID() : '')
  openDrafts.set(form, id)
  return id
}

/** Gives a form the draft of a submission that is edited. */
export const openDraft = (form: string, id: string) => openDrafts.set(form, id)

/** Opens a stored draft, and returns its values. */
function openStored(form: string, id: string | undefined): Fields | undefined {
  const draft = storedDrafts(form).find(([other]) => other === id)
  if (draft) openDrafts.set(form, draft[0])
  return draft?.[1]
}

/** Takes over the newest draft that no open tab holds, such as that of a tab that was closed. */
async function takeOverDraft(form: string): Promise<Fields | undefined> {
  for (const [id] of storedDrafts(form).reverse()) {
    if (!releases.has(id) && !(await hold(id, { ifAvailable: true }))) continue
    // Meanwhile it may have been sent, or the visitor may have begun another one.
    const values = openDrafts.has(form) ? undefined : openStored(form, id)
    if (values) return values
    release(id)
  }
  return undefined
}

/** Stores what a form holds across reloads and navigation; without values, only the id, until the page is left. */
function storeDraft(form: string, values: Fields | undefined) {
  const id = draftOf(form)
  if (!releases.has(id)) {
    releases.set(id, () => undefined)
    void hold(id)
  }
  ownIdOf(form).write(id)
  writeDraft(form, id, values)
}

/** Removes the draft of a form that was sent, queued in the outbox, or emptied. */
function forgetDraft(form: string) {
  const id = openDrafts.get(form) ?? ownIdOf(form).read()
  openDrafts.delete(form)
  ownIdOf(form).write(undefined)
  if (id === undefined) return
  writeDraft(form, id, undefined)
  release(id)
}

/** Stores the draft of a form, and marks the form as dirty while it is not empty: the update prompt waits for that. */
function saveDraft(form: HTMLFormElement) {
  const values = textValues(form)
  const hasText = Object.values(values).some(value => value !== '')
  const dirty = hasText || fileIn(form) !== undefined
  form.toggleAttribute('data-dirty', dirty)
  if (dirty) storeDraft(form.id, hasText ? values : undefined)
  else forgetDraft(form.id)
}

/** Empties a form that was sent or queued, and removes its draft. */
export function clearForm(form: HTMLFormElement) {
  form.reset()
  saveDraft(form)
}

/**
 * Keeps what is typed into a form across reloads and navigation, until it is sent. The draft does not replace what was typed
 * before scripts ran.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  // Empties a form before it is removed. Firefox remembers removed fields, and fills them in after a reload, even if the
  // visitor has sent the text meanwhile.
  useLayoutEffect(() => {
    const element = form.current
    return () => element?.reset()
  }, [form])
  useEffect(() => {
    const element = form.current
    if (!element) return
    const save = () => saveDraft(element)
    const show = (values: Fields) => {
      fillForm(element, values, { onlyEmpty: true })
      save()
    }
    const values = openStored(element.id, openDrafts.get(element.id) ?? ownIdOf(element.id).read())
    if (values) show(values)
    else {
      save()
      void takeOverDraft(element.id).then(found => found && form.current === element && show(found))
    }
    element.addEventListener('input', save)
    addEventListener('pagehide', releaseAll)
    return () => {
      element.removeEventListener('input', save)
      openDrafts.delete(element.id)
    }
  }, [form])
}
