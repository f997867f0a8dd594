import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { type Draft, forgetDraft, openDraft, releaseDrafts, restoreDraft, storeDraft, takeOverDraft } from './draft.ts'
import { fileIn, fillForm, textValues } from './form-element.ts'

/** Stores the draft of a form, and marks the form as dirty while it is not empty: the update prompt waits for that. */
function saveDraft(form: HTMLFormElement) {
  const values = textValues(form)
  const hasText = Object.values(values).some(value => value !== '')
  const dirty = hasText || fileIn(form) !== undefined
  form.toggleAttribute('data-dirty', dirty)
  if (dirty) return storeDraft(form.id, hasText ? values : undefined)
  forgetDraft(form.id)
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
    const show = ({ values }: Draft) => {
      fillForm(element, values, { onlyEmpty: true })
      save()
    }
    const draft = restoreDraft(element.id)
    if (draft) show(draft)
    else {
      save()
      void takeOverDraft(element.id).then(found => found && form.current === element && show(found))
    }
    element.addEventListener('input', save)
    addEventListener('pagehide', releaseDrafts)
    return () => {
      element.removeEventListener('input', save)
      openDraft(element.id, undefined)
    }
  }, [form])
}
