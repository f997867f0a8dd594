import { company } from '#content/company.ts'
import { founderPath } from '#content/map/families.ts'
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { Aims } from '#sections/aims.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Steps } from '#sections/steps.tsx'
import { Art } from '#ui/art.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'
import { Prose } from '#ui/prose.tsx'
import { Section } from '#ui/section.tsx'

export default function Founder({ words: content }: PageProps<'founder'>) {
  const { biography, journey, philosophy, vision, mission, values, message, ahead } = content
  return (
    <>
      <PageOpening path={founderPath} label={company.founder.name} headline={content.headline} lead={content.lead} />
      <Band title={biography.title} split>
        <Prose of={biography.paragraphs} />
      </Band>
      {journey && (
        <Band title={journey.title} tone="cloth">
          <Steps items={journey.items} />
        </Band>
      )}
      {philosophy && (
        <Band title={philosophy.title} split>
          <Prose of={philosophy.paragraphs} />
        </Band>
      )}
      {(vision || mission) && (
        <Section className="band">
          <Aims vision={vision} mission={mission} />
        </Section>
      )}
      {values && (
        <Band
          title={values.title}
          lead={values.lead}
          aside={
            values.link && (
              <p className="mt-4">
                <Link to="/about" className="link">
                  {values.link}
                </Link>
              </p>
            )
          }
        >
          <IconGrid items={values.items} />
        </Band>
      )}
      {message && (
        <Section className="band ground">
          <Art name={`${artName(founderPath)}-call`} themed />
          <div className="wrap">
            <div className="call-band">
              <div>
                <h2 className="font-700">{message.title}</h2>
                <blockquote className="mt-4 max-w-34em font-display text-xl font-700 leading-[1.35] tracking-[-0.01em] sm:text-2xl">
                  {message.quote}
                </blockquote>
                <p className="mt-5 opacity-85">{content.headline}</p>
              </div>
              {message.button && (
                <p className="mt-6 sm:mt-8">
                  <ButtonLink to="/contact">{message.button}</ButtonLink>
                </p>
              )}
            </div>
          </div>
        </Section>
      )}
      {ahead && (
        <Band title={ahead.title} split>
          <p className="text-md">{ahead.text}</p>
          <p className="mt-6">
            <ButtonLink to="/careers">{content.careersLink}</ButtonLink>
          </p>
        </Band>
      )}
    </>
  )
}
