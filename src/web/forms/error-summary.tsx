import texts from '#content/texts/forms/common.json' with { type: 'json' }
import { fieldId } from './field.tsx'
import type { FormState } from './use-form.ts'

/** The errors, at the top of the form, each with a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ of: { name: form, problems, summary } }: { of: FormState }) {
  const entries = Object.entries(problems)
  if (entries.length === 0) return null
  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={`${form}-errors`} className="error-summary">
      <h3 id={`${form}-errors`} className="font-700">
        {texts.problem}
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
