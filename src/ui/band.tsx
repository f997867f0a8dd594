import type { ReactNode } from 'react'
import { anchorOf } from '#content/slug.ts'
import { Part } from './part.tsx'
import { Section } from './section.tsx'
import { unbroken } from './unbroken.tsx'

/** `cloth` is a tinted background, for one band in two or three. */
export type Tone = 'paper' | 'cloth'

interface Props {
  /** Derived from the title when left out; results of the search link to it. */
  id?: string
  title: string
  lead?: string | undefined
  tone?: Tone | undefined
  /** On wide windows, the heading is on the left and the content on the right. */
  split?: boolean
  /** Shown below the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A full-width part of a page with its heading. */
export function Band({ id, title, lead, tone = 'paper', split = false, aside, children }: Props) {
  return (
    <Section id={id ?? anchorOf(title)} className={`band ${tone === 'cloth' ? 'bg-cloth' : ''}`}>
      <Part className={split ? 'wrap grid gap-6 sm:gap-8 lg:grid-cols-[5fr_8fr] lg:gap-12' : 'wrap'}>
        <header className={split ? 'lg:sticky lg:top-28 lg:self-start' : 'max-w-46rem'}>
          <h2 className="h2">{title}</h2>
          {lead && <p className="lead mt-3 sm:mt-4">{unbroken(lead)}</p>}
          {aside}
        </header>
        <Part className={split ? 'split min-w-0' : 'mt-6 sm:mt-8'}>{children}</Part>
      </Part>
    </Section>
  )
}
