import { honeypotField } from '#api/honeypot.ts'
import texts from '#content/texts/forms/common.json' with { type: 'json' }

/**
 * The field that programs fill in and nobody sees: no eye, no keyboard, no screen reader, and no browser that fills in
 * addresses. Where styles are missing, its title says what to do.
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
