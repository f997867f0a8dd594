import { trapField } from '#api/trap.ts'

/**
 * The field that programs fill in and nobody sees: no eye, no keyboard, no screen reader, and no browser that fills in
 * addresses. Where styles are missing, its title says what to do.
 */
export const Trap = () => (
  <input
    className="trap"
    type="text"
    name={trapField}
    title="Please leave this empty"
    autoComplete="off"
    tabIndex={-1}
    aria-hidden="true"
  />
)
