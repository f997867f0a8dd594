import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to the submit button: the browser removes it while the fields are disabled (WCAG 2.4.3). Call the
 * returned function before they are disabled.
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, sending: boolean): () => void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (sending || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [form, sending])
  return () => {
    hadFocus.current = form.current?.contains(document.activeElement) === true
  }
}
