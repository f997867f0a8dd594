import type { HTMLInputAutoCompleteAttribute } from 'react'
import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import { honeypotField } from './submission.ts'
import type { FormState } from './use-form.ts'

interface Props {
  /** The form of the field. */
  of: Pick<FormState, 'name' | 'problems'>
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'file'
  required?: boolean
  hint?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  accept?: string
  /** Renders a text area with this number of rows. */
  rows?: number
  /** Renders a select; the first option is the empty one. */
  options?: readonly { readonly value: string; readonly label: string }[]
  /** Takes the whole width of the form. */
  wide?: boolean
}

/** The id of a field: the error summary links to it. */
export const fieldId = (form: string, name: string) => `${form}-${name}`

/** A labelled field; its hint and its error describe it for screen readers. */
export function Field({
  of: form,
  name,
  label,
  type = 'text',
  required = false,
  hint,
  autoComplete,
  accept,
  rows,
  options,
  wide,
}: Props) {
  const id = fieldId(form.name, name)
  const error = form.problems[name]
  // Browsers do not tell screen readers that a file is required.
  const note = type === 'file' && required && <span className="sr-only">{texts.required} </span>
  const described = [(hint || note) && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    required,
    className: 'control',
    // Written without an error too: Firefox otherwise calls an empty required field invalid.
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={wide ? 'sm:col-span-2' : 'min-w-0'}>
      <label htmlFor={id} className="font-650">
        {label}
        {required && (
          <span className="text-madder" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {(hint || note) && (
        <p id={`${id}-hint`} className="small text-soft">
          {note}
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

type PersonProps = Pick<Props, 'of'> & { label?: string }

/** The sender's name. */
export const NameField = ({ of, label = texts.name, name = 'name' }: PersonProps & { name?: 'name' | 'fullName' }) => (
  <Field of={of} name={name} label={label} required autoComplete="name" />
)

/** The sender's email address. */
export const EmailField = ({ of, label = texts.email }: PersonProps) => (
  <Field of={of} name="email" label={label} type="email" required autoComplete="email" />
)

export const PhoneField = ({ of, label = texts.phone }: PersonProps) => (
  <Field of={of} name="phone" label={label} type="tel" autoComplete="tel" />
)

/**
 * A field that only bots fill in: it is hidden from sight, keyboard, screen readers and autofill. Where styles are missing,
 * its title says to leave it empty.
 */
export const Honeypot = () => (
  <input
    className="trap"
    type="text"
    name={honeypotField}
    title={texts.trap}
    autoComplete="off"
    tabIndex={-1}
    aria-hidden="true"
  />
)
