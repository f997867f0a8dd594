/** Whether another page in place of this one would take something from the visitor. */
export const isBusy = () => document.querySelector('form[data-dirty], form[data-sending]') !== null

/** Whether the visitor is at work in a form; what a draft has brought back, nobody types. */
const isTyping = () => document.querySelector('form[data-dirty]:focus-within, form[data-sending]') !== null

/** Calls back whenever a form begins or ends to hold something, or to be sent. Returns what watches. */
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

/** Resolves when the page may change: its words while nobody types, the whole of it while no form holds anything. */
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
    // On its way to another field the focus is nowhere for a moment.
    addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? look(), { signal: ended.signal })
    look()
  })
