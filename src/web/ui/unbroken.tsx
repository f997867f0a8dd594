import { createElement, Fragment } from 'react'

/**
 * A text whose hyphenated words stay on one line: short ones such as "T-shirts" and "4-6" always, others where the window
 * has room for them.
 */
export const unbroken = (text: string) =>
  createElement(
    Fragment,
    null,
    ...text
      .split(/(\S+-\S+)/)
      .map((part, at) =>
        at % 2 === 1
          ? createElement('span', { className: part.length > 12 ? 'sm:whitespace-nowrap' : 'whitespace-nowrap' }, part)
          : part,
      ),
  )
