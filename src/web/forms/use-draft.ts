import { type RefObject, useEffect } from 'react'
import { draftKey, forgetDraftKey } from './draft-key.ts'

const keyOf = (name: string) => `draft:${name}`

type Draft = Record<string, string>

/** The text fields of a form by name; never a file. */
export function textValues(form: HTMLFormElement): Draft {
  const values: Draft = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}

/** The file that is chosen as a form's resume. */
export function resumeIn(form: HTMLFormElement): File | undefined {
  const resume = new FormData(form).get('resume')
  return resume instanceof File && resume.name !== '' ? resume : undefined
}

function readDraft(name: string): Draft {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}')
  } catch {
    return {}
  }
}

/** Keeps a draft, or forgets it when there is nothing to keep. */
function writeDraft(name: string, values?: Draft) {
  try {
    if (values) localStorage.setItem(keyOf(name), JSON.stringify(values))
    else localStorage.removeItem(keyOf(name))
  } catch {
    // Storage may be full or forbidden: the form still works.
  }
}

/** Keeps what a form holds, and marks the form while it holds anything: the update prompt waits for it. */
function keepDraft(form: HTMLFormElement, name: string) {
  const values = textValues(form)
  const typed = Object.values(values).some(value => value !== '')
  const dirty = typed || resumeIn(form) !== undefined
  form.toggleAttribute('data-dirty', dirty)
  writeDraft(name, typed ? values : undefined)
  if (!dirty) forgetDraftKey(name)
  else if (isSecureContext) draftKey(name)
}

/** Empties a form and forgets its draft: it has arrived, or is kept in the outbox. */
export function clearForm(form: HTMLFormElement, name: string) {
  form.reset()
  keepDraft(form, name)
}

/** Puts values into the text fields of a form; `onlyEmpty` leaves fields alone that hold something. */
export function fillForm(form: HTMLFormElement, values: Readonly<Draft>, { onlyEmpty = false } = {}) {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field)
    const typed =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    if (typed && control.type !== 'file' && !(onlyEmpty && control.value)) control.value = value
  }
}

/**
 * Keeps what is typed into a form across reloads and navigation, until it is sent. Fields that hold something already,
 * typed before scripts ran, win over the draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  useEffect(() => {
    const element = form.current
    if (!element) return
    fillForm(element, readDraft(name), { onlyEmpty: true })
    const keep = () => keepDraft(element, name)
    keep()
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name])
}
