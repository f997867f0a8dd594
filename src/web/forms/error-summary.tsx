import type { RefObject } from 'react'
import { fieldId } from './field.tsx'
import type { FieldErrors } from './use-form.ts'

interface Props {
  form: string
  errors: FieldErrors
  summary: RefObject<HTMLElement | null>
}

/** What is wrong, at the top of the form, each with a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ form, errors, summary }: Props) {
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={`${form}-errors`} className="error-summary">
      <h3 id={`${form}-errors`} className="font-700">
        There is a problem
      </h3>
      <ul className="mt-2 grid gap-1">
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              className="text-madder font-650 underline"
              href={`#${fieldId(form, name)}`}
              onClick={event => {
                event.preventDefault()
                document.getElementById(fieldId(form, name))?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
