import { artName } from '#site/art/name.ts'
import { accentOf } from '#site/theme/accent.ts'
import type { PageProps } from '#site/words/page.ts'
import { CallBand } from '#web/sections/call-band.tsx'
import { Chapters } from '#web/sections/chapters.tsx'
import { CheckList } from '#web/sections/check-list.tsx'
import { Faq } from '#web/sections/faq.tsx'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Quotes } from '#web/sections/quotes.tsx'
import { RelatedPages } from '#web/sections/related-pages.tsx'
import { Steps } from '#web/sections/steps.tsx'
import { StoryCards, StoryTexts } from '#web/sections/stories.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.tsx'

/** A service: what it is, what it brings, how it goes, who had it done, and what people ask. */
export default function Service({ path, words: content }: PageProps<'service'>) {
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
      {content.chapters && <Chapters path={path} chapters={content.chapters} />}
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
