import type { Fields } from '#api/submission.ts'

/** The text fields of a form by name; never a file. */
export function textValues(form: HTMLFormElement): Fields {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}

/** The file that is chosen in a form. */
export function fileIn(form: HTMLFormElement): File | undefined {
  const file = new FormData(form).get('resume')
  return file instanceof File && file.name !== '' ? file : undefined
}

/** Puts values into the text fields of a form; `onlyEmpty` leaves fields alone that hold something. */
export function fillForm(form: HTMLFormElement, values: Fields, { onlyEmpty = false } = {}) {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field)
    const typed =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    if (typed && control.type !== 'file' && !(onlyEmpty && control.value)) control.value = value
  }
}
