import type { Fields, FormName } from '#api/submission.ts'

/** A form of this page. */
export function formElement(name: FormName): HTMLFormElement | undefined {
  const element = document.getElementById(name)
  return element instanceof HTMLFormElement ? element : undefined
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTextControl = (control: unknown): control is TextControl =>
  (control instanceof HTMLInputElement && control.type !== 'file' && control.type !== 'hidden') ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement

/** The text fields of a form by name, disabled ones too; never a file, and nothing that is not typed. */
export function textValues(form: HTMLFormElement): Fields {
  const values: Record<string, string> = {}
  for (const control of form.elements) if (isTextControl(control)) values[control.name] = control.value
  return values
}

/** The file that is chosen in a form. */
export function fileIn(form: HTMLFormElement): File | undefined {
  const control = form.elements.namedItem('resume')
  return control instanceof HTMLInputElement ? control.files?.[0] : undefined
}

/** Puts values into the text fields of a form; `onlyEmpty` leaves fields alone that hold something. */
export function fillForm(form: HTMLFormElement, values: Fields, { onlyEmpty = false } = {}) {
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field)
    if (isTextControl(control) && !(onlyEmpty && control.value)) control.value = value
  }
}
