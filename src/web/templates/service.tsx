import texts from '#content/texts/services.json' with { type: 'json' }
import type { PageProps } from '#site/pages/words.ts'
import { AtAGlance } from '#web/sections/at-a-glance.tsx'
import { CheckList } from '#web/sections/check-list.tsx'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { Quotes } from '#web/sections/quotes.tsx'
import { RelatedPages } from '#web/sections/related-pages.tsx'
import { Steps } from '#web/sections/steps.tsx'
import { Stories } from '#web/sections/stories.tsx'
import { Band, type Tone } from '#web/ui/band.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Link } from '#web/ui/link.tsx'
import { ServiceFrame } from './service-frame.tsx'

/**
 * Services do not all look alike: how many features there are decides which bands lie on cloth. Those of a page, in order:
 * at a glance, features, benefits, process, case studies, testimonials.
 */
const grounds: Readonly<Record<number, readonly Tone[]>> = {
  6: ['cloth', 'paper', 'cloth', 'paper', 'cloth', 'paper'],
  7: ['paper', 'cloth', 'paper', 'cloth', 'paper', 'cloth'],
  8: ['paper', 'cloth', 'paper', 'paper', 'cloth', 'paper'],
}

const counted = (items: readonly unknown[]) => items.filter(item => item !== undefined).length

/** A service: what it is, what it brings, how it goes, who had it done, and what people ask. */
export default function Service({ path, words }: PageProps<'service'>) {
  const { features, benefits, process, example, caseStudies, testimonials } = words
  const [glance, feature, benefit, step, story, quote] = grounds[counted(features.items)] ?? []
  const manyBenefits = counted(benefits?.items ?? []) > 7
  const toStories = caseStudies && (
    <Link to="#stories" className="link">
      {texts.stories}
    </Link>
  )
  const about = (
    <>
      <AtAGlance glance={words.glance} tone={glance} />
      <Band title={texts.features} lead={features.lead} tone={feature}>
        <IconGrid items={features.items} />
      </Band>
    </>
  )
  return (
    <ServiceFrame path={path} words={words} link={toStories} about={about}>
      {benefits && (
        <Band title={texts.benefits} lead={benefits.lead} tone={benefit} split={!manyBenefits}>
          <CheckList items={benefits.items} single={!manyBenefits} />
        </Band>
      )}
      <Band title={texts.process} lead={process.lead} tone={step} split={counted(process.items) > 6}>
        <Steps items={process.items} path={path} />
      </Band>
      {example && (
        <Band title={example.title} lead={example.lead} split>
          <DataTable table={example.table} />
        </Band>
      )}
      <RelatedPages path={path} />
      {caseStudies && (
        <Band id="stories" title={texts.caseStudies} lead={caseStudies.lead} tone={story}>
          <Stories stories={caseStudies.items} />
          <p className="mt-8">
            <Link to="/case-studies" className="link">
              {texts.allCaseStudies}
            </Link>
          </p>
        </Band>
      )}
      {testimonials && <Quotes quotes={testimonials} tone={quote} />}
    </ServiceFrame>
  )
}
