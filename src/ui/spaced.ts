import { Children, type ReactNode } from 'react'

/** Elements with white space between. A flex box shows none, but text browsers, translators and copies join words without it. */
export const spaced = (elements: ReactNode) =>
  Children.toArray(elements).flatMap((element, at) => (at > 0 ? [' ', element] : [element]))
