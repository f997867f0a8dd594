import { createElement } from 'react'
import { atHyphenated, wrapClass } from '#content/hyphenated.ts'

/** A text whose hyphenated words do not break: short words never, longer words only in narrow windows. */
export function unbroken(text: string) {
  const parts = atHyphenated(text)
  if (parts.length === 1) return text
  // One element, because in a flex container such as a button each part would be an item of its own.
  return createElement(
    'span',
    null,
    ...parts.map((part, at) => (at % 2 === 1 ? createElement('span', { className: wrapClass(part) }, part) : part)),
  )
}
