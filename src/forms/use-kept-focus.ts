import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to the submit button, or moves it to the patch of a form that was sent: the browser removes it while the
 * fields are disabled (WCAG 2.4.3). Call the returned function before they are disabled.
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, sending: boolean): () => void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (sending || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement !== document.body) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const sent = find('.sent h3')
    if (sent) sent.focus()
    else find('[type=submit]')?.focus({ preventScroll: true })
  }, [form, sending])
  return () => {
    hadFocus.current = form.current?.contains(document.activeElement) === true
  }
}
