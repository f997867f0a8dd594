import type { HTMLInputAutoCompleteAttribute } from 'react'

interface Props {
  /** The form's name: part of the ids. */
  form: string
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'file'
  required?: boolean
  hint?: string
  error?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute
  accept?: string
  /** Makes it a text box of that many rows. */
  rows?: number
  /** Makes it a choice; the first is 'none'. */
  options?: readonly { readonly value: string; readonly label: string }[]
}

/** The id of a field: the error summary links to it. */
export const fieldId = (form: string, name: string) => `${form}-${name}`

/** A labelled field with its hint and its error, joined for screen readers. */
export function Field({
  form,
  name,
  label,
  type = 'text',
  required = false,
  hint,
  error,
  autoComplete,
  accept,
  rows,
  options,
}: Props) {
  const id = fieldId(form, name)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    required,
    className: 'control',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-650">
        {label}
        {required && (
          <span className="text-madder" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="small text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="small font-650 text-madder">
          {error}
        </p>
      )}
      {options ? (
        <select {...control} defaultValue="">
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} type={type} autoComplete={autoComplete} accept={accept} />
      )}
    </div>
  )
}
