import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to the button of a form: the browser takes it away while the fields are disabled (WCAG 2.4.3).
 * Returns what is to be called before they are.
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
