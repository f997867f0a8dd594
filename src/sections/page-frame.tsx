import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { type PagePath, pageAt } from '#content/map/index.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import type { WordsOf } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { accentOf } from '#theme/accent.ts'
import { ActionBar } from '#ui/action-bar.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'
import { Questions } from '#ui/questions.tsx'
import { CallBand } from './call-band.tsx'
import { Chapters } from './chapters.tsx'
import { PageOpening } from './page-opening.tsx'
import { TermsLink } from './terms-link.tsx'

type Words = WordsOf['service']

/** Frequent questions, and a link to ask another. */
const Faq = ({ faq }: { faq: NonNullable<Words['faq']> }) => (
  <Band
    title={texts.faq}
    lead={faq.lead}
    split
    aside={
      <p className="mt-4 text-soft">
        {texts.another}{' '}
        <Link to="/contact" className="link">
          {texts.ask}
        </Link>
      </p>
    }
  >
    <Questions items={faq.items} />
  </Band>
)

interface Props {
  path: PagePath
  words: Pick<Words, 'headline' | 'lead' | 'photo' | 'call'> & Partial<Pick<Words, 'phone' | 'chapters' | 'faq'>>
  /** The label of the buttons that lead to the contact page. */
  contact: string
  /** The label of the last button; `contact` by default. */
  callButton?: string
  /** The second link of the opening. */
  link: ReactNode
  /** The bands before the chapters. */
  about?: ReactNode
  /** The bands after the chapters. */
  children: ReactNode
}

/** The frame of the pages of services, their parts and industries: the opening, the action bar and the last bands. */
export function PageFrame({ path, words, contact, callButton = contact, link, about, children }: Props) {
  const { phone, chapters, faq } = words
  return (
    <div data-accent={accentOf(path)}>
      <PageOpening path={path} headline={words.headline} lead={words.lead}>
        <ButtonLink to="/contact">{contact}</ButtonLink>
        {link}
        {phone && (
          <p className="basis-full">
            <span lang={phone.lang}>{phone.text}</span>{' '}
            <a className="link inline-block" href={company.phoneHref}>
              {company.phone}
            </a>
          </p>
        )}
      </PageOpening>
      <ActionBar label={contact} text={pageAt(path)?.label}>
        <ButtonLink to="/contact" small class="flex-none">
          {contact}
        </ButtonLink>
      </ActionBar>
      {about}
      {chapters && <Chapters path={path} chapters={chapters} />}
      {children}
      {faq && <Faq faq={faq} />}
      <CallBand {...words.call} button={callButton} art={`${artName(path)}-call`}>
        <TermsLink />
      </CallBand>
    </div>
  )
}
