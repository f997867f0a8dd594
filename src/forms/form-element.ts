import type { Fields, FormName } from './submission.ts'

/** The element of a form, if it is on this page. */
export function formElement(name: FormName): HTMLFormElement | undefined {
  const element = document.getElementById(name)
  return element instanceof HTMLFormElement ? element : undefined
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTextControl = (control: unknown): control is TextControl =>
  (control instanceof HTMLInputElement && control.type !== 'file' && control.type !== 'hidden') ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement

/** The values of the text fields of a form by name, including disabled ones, without files and hidden fields. */
export function textValues(form: HTMLFormElement): Fields {
  const values: Record<string, string> = {}
  for (const control of form.elements) if (isTextControl(control)) values[control.name] = control.value
  return values
}

/** The chosen file of a form. */
export function fileIn(form: HTMLFormElement): File | undefined {
  const control = form.elements.namedItem('resume')
  return control instanceof HTMLInputElement ? control.files?.[0] : undefined
}

/** Sets the text fields of a form; `onlyEmpty` skips fields that have a value. */
export function fillForm(form: HTMLFormElement, values: Fields, { onlyEmpty = false } = {}) {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field)
    if (isTextControl(control) && typeof value === 'string' && !(onlyEmpty && control.value)) control.value = value
  }
}
