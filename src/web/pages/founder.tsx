import { company } from '#site/company.ts'
import { founderPath } from '#site/map/families.ts'
import type { PageProps } from '#site/pages/words.ts'
import { slugOf } from '#site/slug.ts'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { OpeningPhoto } from '#web/sections/opening-photo.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Steps } from '#web/sections/steps.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Paragraphs } from '#web/ui/paragraphs.tsx'
import { Section } from '#web/ui/section.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'

export default function Founder({ words: content }: PageProps<'founder'>) {
  const { biography, journey, philosophy, vision, mission, values, message, ahead } = content
  return (
    <>
      <PageOpening
        path={founderPath}
        label={company.founder.name}
        headline={content.headline}
        lead={content.lead}
        picture={content.photo && <OpeningPhoto photo={content.photo} />}
      />
      <Band title={biography.title} split>
        <div className="prose text-[1.125rem]">
          <Paragraphs of={biography.paragraphs} />
        </div>
      </Band>
      <Band title={journey.title} tone="cloth">
        <Steps items={journey.items} />
      </Band>
      <Band title={philosophy.title} split>
        <div className="prose text-[1.125rem]">
          <Paragraphs of={philosophy.paragraphs} />
        </div>
      </Band>
      <Section className="pb-10">
        <div className="wrap grid gap-10 md:grid-cols-2 md:gap-16">
          {[vision, mission].map(({ title, description }) => (
            <div key={title} id={slugOf(title)} className="figure">
              <h2 className="h2">{title}</h2>
              <p className="mt-4 text-[1.125rem] text-soft">{unbroken(description)}</p>
            </div>
          ))}
        </div>
      </Section>
      <Band title={values.title}>
        <IconGrid items={values.items} />
      </Band>
      <Section className="band bg-cloth">
        <figure className="wrap">
          <h2 className="eyebrow">{message.title}</h2>
          <blockquote className="mt-4 max-w-32em font-display text-[1.5rem] font-700 leading-[1.35] tracking-[-0.01em] sm:text-[1.875rem]">
            {message.quote}
          </blockquote>
          <figcaption className="mt-5 text-soft">{content.headline}</figcaption>
        </figure>
      </Section>
      <Band title={ahead.title} split>
        <p className="text-[1.125rem]">{ahead.text}</p>
        <p className="mt-7">
          <ButtonLink to="/careers">{content.careersLink}</ButtonLink>
        </p>
      </Band>
    </>
  )
}
