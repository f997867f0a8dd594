import type { ReactNode } from 'react'
import { useBandsShown } from './bands.ts'

interface Props {
  id?: string
  title: string
  lead?: string | undefined
  /** `cloth` sets the band off from its neighbours: one in two or three. */
  tone?: 'paper' | 'cloth'
  /** Heading on the left and the rest on the right, on wide windows. */
  split?: boolean
  children: ReactNode
}

/** A full-width part of a page with its heading. */
export function Band({ id, title, lead, tone = 'paper', split = false, children }: Props) {
  if (!useBandsShown()) return null
  return (
    <section id={id} className={`band ${tone === 'cloth' ? 'bg-cloth' : ''}`}>
      <div className={split ? 'wrap grid gap-8 lg:grid-cols-[1fr_1.25fr] lg:gap-16' : 'wrap'}>
        <div className={split ? 'lg:sticky lg:top-28 lg:self-start' : 'max-w-46rem'}>
          <h2 className="h2">{title}</h2>
          {lead && <p className="lead mt-4">{lead}</p>}
        </div>
        <div className={split ? 'min-w-0' : 'mt-8 lg:mt-12'}>{children}</div>
      </div>
    </section>
  )
}
