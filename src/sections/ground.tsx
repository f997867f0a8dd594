import type { ReactNode } from 'react'
import { anchorOf } from '#content/slug.ts'
import { Art } from '#ui/art.tsx'
import { Section } from '#ui/section.tsx'
import { unbroken } from '#ui/unbroken.tsx'

interface Props {
  title: string
  lead?: string | undefined
  /** The pattern's name: that of the page's last band, so that a page has one pattern. */
  art: string
  children: ReactNode
}

/** The most prominent band of a page: a sheet on a pattern that is as wide as the window. */
export const Ground = ({ title, lead, art, children }: Props) => (
  <Section id={anchorOf(title)} className="band ground">
    <Art name={art} themed />
    <div className="wrap">
      <div className="sheet">
        <h2 className="h2">{unbroken(title)}</h2>
        {lead && <p className="lead mt-3 sm:mt-4">{unbroken(lead)}</p>}
        <div className="mt-6 sm:mt-10">{children}</div>
      </div>
    </div>
  </Section>
)
