import { childrenOf, type PageLink } from '#content/map/index.ts'
import texts from '#generated/texts/stories.json' with { type: 'json' }
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { BeforeYouSign } from '#sections/before-you-sign.tsx'
import { CallBand } from '#sections/call-band.tsx'
import { CheckList } from '#sections/check-list.tsx'
import { PageCards } from '#sections/page-cards.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Steps } from '#sections/steps.tsx'
import { StoryResult } from '#sections/stories.tsx'
import { Art } from '#ui/art.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'
import { Part } from '#ui/part.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

export default function Services({ words: content }: PageProps<'services'>) {
  return (
    <>
      <PageOpening path="/services" headline={content.headline} lead={content.lead}>
        <ButtonLink to="/contact">{content.call.button}</ButtonLink>
      </PageOpening>
      <Band id="all-services" title={content.more.title} lead={content.more.lead}>
        <PageCards pages={childrenOf('/services').map(({ path: link }) => ({ link }))} />
      </Band>
      <section className="band">
        <div className="wrap grid gap-12">
          {content.blocks.map(({ id, title, description, result, client, points, link, quote }) => (
            <div key={id} id={id} className="alternate content">
              <div>
                <h2 className="h2">{title}</h2>
                <p className="lead mt-4 mb-6">{description}</p>
                <CheckList items={points} single />
                <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
                  <ButtonLink to="/contact" look="secondary">
                    {quote}
                  </ButtonLink>{' '}
                  <Link to={link} className="link">
                    {content.howItWorks}
                    <span className="sr-only">: {title}</span>
                  </Link>
                </p>
              </div>
              {result ? (
                <Part className="sheet outcome">
                  <StoryResult story={{ id, result }} />
                  {client && (
                    <p className="small mt-5">
                      <span className="eyebrow block">{unbroken(client.name)}</span>{' '}
                      <Link to={`${link}#${client.story}` as PageLink} className="link">
                        {texts.caseStudy}
                        <span className="sr-only">: {client.name}</span>
                      </Link>
                    </p>
                  )}
                </Part>
              ) : (
                <Art name={artName(link)} class="aspect-square w-full lg:aspect-auto" />
              )}
            </div>
          ))}
        </div>
      </section>
      {content.technologies && (
        <Band title={content.technologies.title} lead={content.technologies.lead} tone="cloth">
          <ul className={`stitch-grid pairs ${rowsOf(content.technologies.items.length)}`}>
            {content.technologies.items.map(({ name, use }) => (
              <li key={name}>
                <h3 className="h3">{name}</h3>
                <p className="small mt-1 text-soft">{unbroken(use)}</p>
              </li>
            ))}
          </ul>
        </Band>
      )}
      {content.process && (
        <Band title={content.process.title} lead={content.process.lead}>
          <Steps items={content.process.items} />
        </Band>
      )}
      {content.terms && <BeforeYouSign words={content.terms} tone="cloth" />}
      <CallBand {...content.call} art="services-call" />
    </>
  )
}
