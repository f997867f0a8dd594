import { type RefObject, useEffect } from 'react'

const keyOf = (name: string) => `draft:${name}`

type Draft = Record<string, string>

/** The text fields of a form by name; never a file. */
export function textValues(form: HTMLFormElement): Draft {
  const values: Draft = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}

function readDraft(name: string): Draft {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}')
  } catch {
    return {}
  }
}

/** Forgets what was typed into a form: it has arrived. */
export function clearDraft(name: string) {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // Storage may be forbidden: then there was no draft.
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
    for (const [field, value] of Object.entries(readDraft(name))) {
      const control = element.elements.namedItem(field)
      const typed =
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      if (typed && control.type !== 'file' && control.value === '') control.value = value
    }
    const keep = () => {
      const values = textValues(element)
      const empty = Object.values(values).every(value => value === '')
      try {
        if (empty) localStorage.removeItem(keyOf(name))
        else localStorage.setItem(keyOf(name), JSON.stringify(values))
      } catch {
        // Storage may be full or forbidden: the form still works.
      }
    }
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name])
}
