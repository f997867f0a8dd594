import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import { honeypotField } from './honeypot.ts'

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
