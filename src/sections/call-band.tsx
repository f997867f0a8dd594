import type { ReactNode } from 'react'
import type { Call } from '#content/schema/parts.ts'
import { anchorOf } from '#content/slug.ts'
import { Art } from '#ui/art.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Part } from '#ui/part.tsx'
import { Section } from '#ui/section.tsx'
import { unbroken } from '#ui/unbroken.tsx'

interface Props {
  title: Call['title']
  text?: Call['text']
  /** Shown in place of the text, or below it. */
  more?: ReactNode
  /** The pattern's name. */
  art: string
  button?: string
  /** The page that the button leads to. */
  to?: '/contact' | '/careers/apply'
  /** Further links. */
  children?: ReactNode
}

/** The last band of a page: a call to action on a pattern that is as wide as the window. */
export function CallBand({ title, text, more, art, button, to = '/contact', children }: Props) {
  return (
    <Section id={anchorOf(title)} className="band ground">
      <Art name={art} themed />
      <Part className="wrap">
        <header className="call-band">
          <h2 className="h2">{unbroken(title)}</h2>
          {text && <p className="mt-4 max-w-30em sm:text-md opacity-85">{unbroken(text)}</p>}
          {more}
          <p className="mt-6 sm:mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            {button && <ButtonLink to={to}>{button}</ButtonLink>} {children}
          </p>
        </header>
      </Part>
    </Section>
  )
}
