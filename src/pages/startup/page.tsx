import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { BeforeYouSign } from '#sections/before-you-sign.tsx'
import { CallBand } from '#sections/call-band.tsx'
import { CheckList } from '#sections/check-list.tsx'
import { Ground } from '#sections/ground.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageCards } from '#sections/page-cards.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Steps } from '#sections/steps.tsx'
import { Stories } from '#sections/stories.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { MailLink } from '#ui/mail-link.tsx'
import { Prose } from '#ui/prose.tsx'

export default function Startup({ path, words: content }: PageProps<'startup'>) {
  const { features, journey, price, terms, services, stories, about, call } = content
  const art = `${artName(path)}-call`
  return (
    <>
      <PageOpening path={path} headline={content.headline} lead={content.lead}>
        <ButtonLink to="/contact">{content.start}</ButtonLink>
        {features && (
          <ButtonLink to="#why-us" look="secondary">
            {content.why}
          </ButtonLink>
        )}
      </PageOpening>
      {features && (
        <Band id="why-us" title={features.title} lead={features.lead}>
          <IconGrid items={features.items} />
        </Band>
      )}
      {journey && (
        <Band title={journey.title} lead={journey.lead} tone="cloth">
          <Steps items={journey.items} />
        </Band>
      )}
      {price && (
        <Band title={price.title} lead={price.lead}>
          <div className="rows gap-10 md:gap-12">
            {[price.included, price.apart]
              .filter(part => part !== undefined)
              .map(({ title, items }, index) => (
                <div key={title}>
                  <h3 className="h3 mb-4">{title}</h3>
                  <CheckList items={items} icon={index === 0 ? 'check' : 'x'} single />
                </div>
              ))}
          </div>
        </Band>
      )}
      {price?.example && (
        <Ground title={price.example.caption} art={art}>
          <DataTable table={price.example} />
        </Ground>
      )}
      {terms && <BeforeYouSign words={terms} tone={price?.example ? 'paper' : 'cloth'} />}
      {services && (
        <Band title={services.title} lead={services.lead}>
          <PageCards pages={services.items} />
        </Band>
      )}
      {stories && (
        <Band title={stories.title} lead={stories.lead}>
          <Stories stories={stories.items} />
        </Band>
      )}
      <CallBand {...call} art={art} />
      {about && (
        <Band title={about.title} split>
          <Prose of={about.paragraphs}>
            <p>
              <MailLink to="general" />
            </p>
            <p>
              <Link to="/about" className="link">
                {about.link}
              </Link>
            </p>
          </Prose>
        </Band>
      )}
    </>
  )
}
