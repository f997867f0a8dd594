import type { PageProps } from '#site/words/page.ts'
import { AtAGlance } from '#web/sections/at-a-glance.tsx'
import { CheckList } from '#web/sections/check-list.tsx'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { Quotes } from '#web/sections/quotes.tsx'
import { RelatedPages } from '#web/sections/related-pages.tsx'
import { Steps } from '#web/sections/steps.tsx'
import { Stories } from '#web/sections/stories.tsx'
import { Band } from '#web/ui/band.tsx'
import { Link } from '#web/ui/link.tsx'
import { ServiceFrame } from './service-frame.tsx'

/** A service: what it is, what it brings, how it goes, who had it done, and what people ask. */
export default function Service({ path, words }: PageProps<'service'>) {
  const { features, benefits, process, caseStudies } = words
  const toStories = (
    <Link to="#stories" className="link">
      See case studies
    </Link>
  )
  const about = (
    <>
      <AtAGlance glance={words.glance} />
      <Band title="Features" lead={features.lead} tone="cloth">
        <IconGrid items={features.items} />
      </Band>
    </>
  )
  return (
    <ServiceFrame path={path} words={words} link={toStories} about={about}>
      <Band title="Benefits" lead={benefits.lead} split>
        <CheckList items={benefits.items} single />
      </Band>
      <Band title="Process" lead={process.lead} tone="cloth">
        <Steps items={process.items} />
      </Band>
      <RelatedPages path={path} />
      <Band id="stories" title="Case studies" lead={caseStudies.lead}>
        <Stories stories={caseStudies.items} />
        <p className="mt-8">
          <Link to="/case-studies" className="link">
            All case studies
          </Link>
        </p>
      </Band>
      <Quotes quotes={words.testimonials} />
    </ServiceFrame>
  )
}
