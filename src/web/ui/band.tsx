import type { ReactNode } from 'react'
import { slugOf } from '#site/slug.ts'
import { Section } from './section.tsx'
import { unbroken } from './unbroken.tsx'

/** `cloth` sets a band off from its neighbours: one in two or three. */
export type Tone = 'paper' | 'cloth'

interface Props {
  /** Its title's letters when left out: the search leads to it. */
  id?: string
  title: string
  lead?: string | undefined
  tone?: Tone | undefined
  /** Heading on the left and the rest on the right, on wide windows. */
  split?: boolean
  /** Below the heading, such as where to ask. */
  aside?: ReactNode
  children: ReactNode
}

/** A full-width part of a page with its heading. */
export function Band({ id, title, lead, tone = 'paper', split = false, aside, children }: Props) {
  return (
    <Section id={id ?? slugOf(title)} className={`band ${tone === 'cloth' ? 'bg-cloth' : ''}`}>
      <div className={split ? 'wrap grid gap-6 sm:gap-8 lg:grid-cols-[1fr_1.9fr] lg:gap-14' : 'wrap'}>
        <div className={split ? 'lg:sticky lg:top-28 lg:self-start' : 'max-w-46rem'}>
          <h2 className={split ? 'h2 lg:text-2.375rem' : 'h2'}>{title}</h2>
          {lead && <p className="lead mt-3 sm:mt-4">{unbroken(lead)}</p>}
          {aside}
        </div>
        <div className={split ? 'split min-w-0' : 'mt-6 sm:mt-8 lg:mt-12'}>{children}</div>
      </div>
    </Section>
  )
}
