/** Whether replacing the page would lose what the visitor typed or is sending. */
export const isBusy = () => document.querySelector('form[data-dirty], form[data-sending]') !== null

/** Whether the visitor types in a form or sends it. A form that a draft has filled does not count. */
const isTyping = () => document.querySelector('form[data-dirty]:focus-within, form[data-sending]') !== null

/** Calls back when a form becomes dirty or clean, or when sending starts or ends. */
export function watchForms(changed: () => void): MutationObserver {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-dirty', 'data-sending'],
  })
  return observer
}

/** Resolves when the page may be updated: its content while the visitor does not type, the whole page while no form is dirty. */
export const untilQuiet = (wholePage: boolean) =>
  new Promise<void>(resolve => {
    const ended = new AbortController()
    const look = () => {
      if (wholePage ? isBusy() : isTyping()) return
      ended.abort()
      forms.disconnect()
      resolve()
    }
    const forms = watchForms(look)
    addEventListener('focusin', look, { signal: ended.signal })
    // Between two fields no element has the focus.
    addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? look(), { signal: ended.signal })
    look()
  })
