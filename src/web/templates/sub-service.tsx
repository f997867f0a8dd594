import { artName } from '#site/art/name.ts'
import { crumbsAbove } from '#site/map/breadcrumbs.ts'
import { accentOf } from '#site/theme/accent.ts'
import type { PageProps } from '#site/words/page.ts'
import { CallBand } from '#web/sections/call-band.tsx'
import { Chapters } from '#web/sections/chapters.tsx'
import { CheckList } from '#web/sections/check-list.tsx'
import { Faq } from '#web/sections/faq.tsx'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Steps } from '#web/sections/steps.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.tsx'

/** One part of a service: what it is, when it is needed, what is delivered, how long it takes. */
export default function SubService({ path, words: content }: PageProps<'subService'>) {
  const parent = crumbsAbove(path).at(-1)
  return (
    <div data-accent={accentOf(path)}>
      <PageOpening path={path} headline={content.headline} lead={content.lead}>
        <ButtonLink to="/contact">Contact Us Now</ButtonLink>
        {parent && (
          <Link to={parent.path} className="link">
            Part of {parent.label}
          </Link>
        )}
      </PageOpening>
      <Band title={content.about.title} split>
        <div className="prose text-[1.125rem]">
          {content.about.paragraphs.map(paragraph => paragraph && <p key={paragraph}>{paragraph}</p>)}
        </div>
      </Band>
      {content.chapters && <Chapters path={path} chapters={content.chapters} />}
      <Band title={content.whenNeeded.title} lead={content.whenNeeded.lead} tone="cloth" split>
        <CheckList items={content.whenNeeded.items} single />
      </Band>
      <Band title={content.deliverables.title} lead={content.deliverables.lead}>
        <IconGrid items={content.deliverables.items} />
      </Band>
      <Band title={content.timeline.title} lead={content.timeline.lead}>
        <Steps items={content.timeline.items} />
      </Band>
      <Faq faq={content.faq} />
      <CallBand {...content.call} art={`${artName(path)}-call`}>
        <ButtonLink to="/contact" look="action">
          Contact Us Now
        </ButtonLink>
      </CallBand>
    </div>
  )
}
