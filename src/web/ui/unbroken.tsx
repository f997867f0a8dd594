import { createElement, Fragment } from 'react'
import { atHyphenated, isShort } from '#site/hyphenated.ts'

/** A text whose hyphenated words stay on one line: short ones always, others where the window has room for them. */
export const unbroken = (text: string) =>
  createElement(
    Fragment,
    null,
    ...atHyphenated(text).map((part, at) =>
      at % 2 === 1
        ? createElement('span', { className: isShort(part) ? 'whitespace-nowrap' : 'sm:whitespace-nowrap' }, part)
        : part,
    ),
  )
