import { type RefObject, useEffect } from 'react'
import { closeDraft, forgetDraft, restoreDraft, storeDraft } from './draft.ts'
import { fileIn, fillForm, textValues } from './form-element.ts'

/** Keeps what a form holds, and marks the form while it holds anything: the update prompt waits for it. */
function keepDraft(form: HTMLFormElement) {
  const values = textValues(form)
  const typed = Object.values(values).some(value => value !== '')
  const dirty = typed || fileIn(form) !== undefined
  form.toggleAttribute('data-dirty', dirty)
  if (dirty) return storeDraft(form.id, typed ? values : undefined)
  forgetDraft(form.id)
}

/** Empties a form and forgets its draft: it has arrived, or is kept in the outbox. */
export function clearForm(form: HTMLFormElement) {
  form.reset()
  keepDraft(form)
}

/**
 * Keeps what is typed into a form across reloads and navigation, until it is sent. Fields that hold something already,
 * typed before scripts ran, win over the draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = restoreDraft(element.id)
    if (draft) fillForm(element, draft.values, { onlyEmpty: true })
    const keep = () => keepDraft(element)
    keep()
    element.addEventListener('input', keep)
    return () => {
      element.removeEventListener('input', keep)
      closeDraft(element.id)
    }
  }, [form])
}
