import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { type PagePath, pageAt } from '#content/map/index.ts'
import type { Chapter } from '#content/schema/story.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import type { WordsOf } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { accentOf } from '#theme/accent.ts'
import { ActionBar } from '#ui/action-bar.tsx'
import { Art } from '#ui/art.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Folding } from '#ui/folding.tsx'
import { Link } from '#ui/link.tsx'
import { Questions } from '#ui/questions.tsx'
import { columnsOf } from '#ui/rows-of.ts'
import { Section } from '#ui/section.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { CallBand } from './call-band.tsx'
import { PageOpening } from './page-opening.tsx'
import { TermsLink } from './terms-link.tsx'

type Words = WordsOf['service']

/** Named parts of a page that menus link to, side by side. */
function Chapters({ path, chapters }: { path: string; chapters: readonly Chapter[] }) {
  return (
    <Section className="band">
      <div className="wrap">
        <Folding unfold={texts.unfoldParts}>
          <div className={`swipe sm:gap-10 ${columnsOf(chapters.length)}`}>
            {chapters.map(({ id, title, lead, points }) => (
              <div key={id} id={id} className="chapter content">
                <Art name={artName(`${path}#${id}`)} class="aspect-square w-full" />
                <div>
                  <h2 className="h3">
                    <Link to={`#${id}`} className="underline-offset-4 hover:underline">
                      {title}
                    </Link>
                  </h2>
                  <p className="mt-2 text-soft">{lead}</p>
                </div>
                <dl className="answers more">
                  {points.map(({ title: point, description }) => (
                    <div key={point} className="figure">
                      <dt className="font-700">{point}</dt>
                      <dd className="mt-1 text-soft">{unbroken(description)}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </Folding>
      </div>
    </Section>
  )
}

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
