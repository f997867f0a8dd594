import type { ReactNode } from 'react'
import { artName } from '#art/name.ts'
import type { ServiceContent } from '#content/shapes.ts'
import { usePageHead } from '#head/page-head.ts'
import { serviceNodes } from '#head/service-nodes.ts'
import { usePagePath } from '#head/use-page-path.ts'
import { CallBand } from '#sections/call-band.tsx'
import { CheckList } from '#sections/check-list.tsx'
import { Faq } from '#sections/faq.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Quotes } from '#sections/quotes.tsx'
import { RelatedPages } from '#sections/related-pages.tsx'
import { Steps } from '#sections/steps.tsx'
import { StoryCards, StoryTexts } from '#sections/stories.tsx'
import { accentOf } from '#theme/accent.ts'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'

/** A service: what it is, what it brings, how it goes, who had it done, and what people ask. */
export default function Service({ content, children }: { content: ServiceContent; children?: ReactNode }) {
  const path = usePagePath()
  usePageHead({
    path,
    description: content.description,
    ...(import.meta.env.SSR && { structuredData: serviceNodes(path, content) }),
  })
  return (
    <div data-accent={accentOf(path)}>
      <PageOpening path={path} headline={content.headline} lead={content.lead}>
        <ButtonLink to="/contact">Contact Us Now</ButtonLink>
        <Link to="#stories" className="link">
          See three projects
        </Link>
      </PageOpening>
      <Band title={content.features.title} lead={content.features.lead}>
        <IconGrid items={content.features.items} />
      </Band>
      {children}
      <Band title={content.benefits.title} lead={content.benefits.lead} tone="cloth" split>
        <CheckList items={content.benefits.items} single />
      </Band>
      <Band title={content.process.title} lead={content.process.lead}>
        <Steps items={content.process.items} />
      </Band>
      <RelatedPages path={path} />
      <Band id="stories" title={content.caseStudies.title} lead={content.caseStudies.lead}>
        <StoryCards stories={content.caseStudies.items} />
        <StoryTexts stories={content.caseStudies.items} />
      </Band>
      <Quotes quotes={content.testimonials} />
      <Faq faq={content.faq} />
      <CallBand {...content.call} art={`${artName(path)}-call`}>
        <ButtonLink to="/contact" look="action">
          Contact Us Now
        </ButtonLink>
      </CallBand>
    </div>
  )
}
