import type { ReactNode } from 'react'
import texts from '#content/texts/services.json' with { type: 'json' }
import { artName } from '#site/art/name.ts'
import { company } from '#site/company.ts'
import { type PagePath, pageAt } from '#site/map/index.ts'
import type { WordsOf } from '#site/pages/words.ts'
import { accentOf } from '#site/theme/accent.ts'
import { CallBand } from '#web/sections/call-band.tsx'
import { Chapters } from '#web/sections/chapters.tsx'
import { Faq } from '#web/sections/faq.tsx'
import { OpeningPhoto } from '#web/sections/opening-photo.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { TermsLink } from '#web/sections/terms-link.tsx'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface Props {
  path: PagePath
  words: WordsOf['service'] | WordsOf['subService']
  /** The second link of the opening. */
  link: ReactNode
  /** The first band: what it is. Named parts of the page follow it. */
  about: ReactNode
  /** The other bands. */
  children: ReactNode
}

/** What the page of a service and that of a part of one have in common: how they open, and how they end. */
export function ServiceFrame({ path, words, link, about, children }: Props) {
  return (
    <div data-accent={accentOf(path)}>
      <PageOpening
        path={path}
        headline={words.headline}
        lead={words.lead}
        picture={words.photo && <OpeningPhoto photo={words.photo} />}
      >
        <ButtonLink to="/contact">{texts.contact}</ButtonLink>
        {link}
        {words.phone && (
          <p className="basis-full">
            <span lang={words.phone.lang}>{words.phone.text}</span>{' '}
            <a className="link whitespace-nowrap" href={company.phoneHref}>
              {company.phone}
            </a>
          </p>
        )}
      </PageOpening>
      <ActionBar label={texts.contact} text={pageAt(path)?.label}>
        <ButtonLink to="/contact" look="action" small class="shrink-0">
          {texts.contact}
        </ButtonLink>
      </ActionBar>
      {about}
      {words.chapters && <Chapters path={path} chapters={words.chapters} />}
      {children}
      {words.faq && <Faq faq={words.faq} />}
      <CallBand {...words.call} art={`${artName(path)}-call`}>
        <ButtonLink to="/contact" look="action">
          {texts.contact}
        </ButtonLink>
        <TermsLink />
      </CallBand>
    </div>
  )
}
