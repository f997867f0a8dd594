import { Fragment, type ReactNode } from 'react'

/** Replaces the placeholders, such as `{{day}}`, of a text by elements; `fill` is for words and figures. */
export const filled = (text: string, values: Readonly<Record<string, ReactNode>>) =>
  text.split(/\{\{(\w+)\}\}/).map((part, at) => (at % 2 === 1 ? <Fragment key={part}>{values[part]}</Fragment> : part))
