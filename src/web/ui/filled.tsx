import { Fragment, type ReactNode } from 'react'

/** A text with elements in the place of its `{placeholders}`; `fill` is for words and figures. */
export const filled = (text: string, values: Readonly<Record<string, ReactNode>>) =>
  text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? <Fragment key={part}>{values[part]}</Fragment> : part))
