import { createElement, Fragment } from 'react'
import { atHyphenated, isShort } from '#site/hyphenated.ts'

/** A text whose hyphenated words do not break: short words never, long words only in narrow windows. */
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
