import texts from '#content/texts/services.json' with { type: 'json' }
import { artName } from '#site/art/name.ts'
import type { PageProps } from '#site/pages/words.ts'
import { AtAGlance } from '#web/sections/at-a-glance.tsx'
import { CheckList } from '#web/sections/check-list.tsx'
import { Evidence } from '#web/sections/evidence.tsx'
import { IconGrid } from '#web/sections/icon-grid.tsx'
import { Quotes } from '#web/sections/quotes.tsx'
import { RelatedPages } from '#web/sections/related-pages.tsx'
import { Steps } from '#web/sections/steps.tsx'
import { StoriesBand } from '#web/sections/stories-band.tsx'
import { Band, type Tone } from '#web/ui/band.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Link } from '#web/ui/link.tsx'
import { ServiceFrame } from './service-frame.tsx'

/** Services do not all look alike: how many features there are decides which of the bands after them lie on cloth. */
function groundsOf({ features, benefits, process, caseStudies, testimonials }: PageProps<'service'>['words']) {
  const shown = Object.entries({ benefits, process, caseStudies, testimonials }).filter(([, band]) => band)
  return Object.fromEntries(
    shown.map(([key], at): [string, Tone] => [key, (at + features.items.length) % 2 ? 'cloth' : 'paper']),
  )
}

/** A service: what it is, what it brings, how it goes, who had it done, and what people ask. */
export default function Service({ path, words }: PageProps<'service'>) {
  const { glance, evidence, features, benefits, process, example, caseStudies, testimonials } = words
  const grounds = groundsOf(words)
  const manyBenefits = benefits !== undefined && benefits.items.length > 7
  const toStories = caseStudies && (
    <Link to="#stories" className="link">
      {texts.stories}
    </Link>
  )
  const about = (
    <>
      {glance && <AtAGlance glance={glance} />}
      {evidence && <Evidence evidence={evidence} art={`${artName(path)}-call`} />}
      <Band title={texts.features} lead={features.lead}>
        <IconGrid items={features.items} />
      </Band>
    </>
  )
  return (
    <ServiceFrame path={path} words={words} link={toStories} about={about}>
      {benefits && (
        <Band title={texts.benefits} lead={benefits.lead} tone={grounds.benefits} split={!manyBenefits}>
          <CheckList items={benefits.items} single={!manyBenefits} />
        </Band>
      )}
      {process && (
        <Band title={texts.process} lead={process.lead} tone={grounds.process}>
          <Steps items={process.items} />
        </Band>
      )}
      {example && (
        <Band title={example.title} lead={example.lead} split>
          <DataTable table={example.table} />
        </Band>
      )}
      <RelatedPages path={path} />
      {caseStudies && (
        <StoriesBand
          title={texts.caseStudies}
          stories={caseStudies}
          all={texts.allCaseStudies}
          tone={grounds.caseStudies}
        />
      )}
      {testimonials && <Quotes quotes={testimonials} tone={grounds.testimonials} />}
    </ServiceFrame>
  )
}
