/**
 * State that only the HTML holds when hydration begins: what the visitor has typed, chosen, opened and focused. If an
 * extension, a content blocker or a translator has changed the HTML, React replaces it.
 */

const holders = 'input, textarea, select, details, summary, button, a'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field => element.matches('input, textarea, select')

const isText = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const elementKey = (element: Element) =>
  [element.tagName, ...['type', 'name', 'href'].map(name => element.getAttribute(name))].join(' ')

function carryField(from: Field, to: Field) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.files?.length) to.files = from.files
    else if (from.checked !== to.checked) to.click()
  }
  // The setter of the prototype: React's own on the element would hide the change from React.
  if (from.value && from.type !== 'file') Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to)
  if (from.value) to.dispatchEvent(new Event('input', { bubbles: true }))
}

function carry(from: Element, to: Element) {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open
  else if (isField(from) && isField(to)) carryField(from, to)
}

function carryFocus(from: HTMLElement, to: HTMLElement) {
  to.focus({ preventScroll: true })
  if (!(isText(from) && isText(to))) return
  // Fields such as those of addresses have no selection.
  const { selectionStart, selectionEnd } = from
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd)
}

/** Returns the element that takes the place of one in the HTML. */
export type Successor = (element: HTMLElement) => HTMLElement | undefined

/** Reads the state before hydration. The returned function gives it to the elements that hydration has replaced. */
export function keepHtmlState(root: HTMLElement): () => Successor {
  const list = () => [...root.querySelectorAll<HTMLElement>(holders)]
  const before = list()
  let focused = document.activeElement
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target
  }
  root.addEventListener('focusin', onFocus)
  const successor: Successor = element => {
    if (element.isConnected) return element
    const same = ({ tagName, id }: Element) => tagName === element.tagName && id === element.id
    const withId = element.id ? list().find(same) : undefined
    const alike = (elements: HTMLElement[]) => elements.filter(other => elementKey(other) === elementKey(element))
    return withId ?? alike(list())[alike(before).indexOf(element)]
  }
  return () => {
    root.removeEventListener('focusin', onFocus)
    for (const element of before) {
      const next = element.isConnected ? undefined : successor(element)
      if (next) carry(element, next)
    }
    if (focused instanceof HTMLElement && !focused.isConnected && document.activeElement === document.body) {
      const next = successor(focused)
      if (next) carryFocus(focused, next)
    }
    return successor
  }
}
