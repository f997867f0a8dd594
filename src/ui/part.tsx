import type { ComponentProps } from 'react'

/** A part of a band, without a meaning of its own. Reader modes leave out a `div` that is mostly links, with its heading. */
export const Part = (props: ComponentProps<'article'>) => <article role="none" {...props} />
