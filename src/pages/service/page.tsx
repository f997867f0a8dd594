import { childrenOf, type PagePath, pageAt } from '#content/map/index.ts'
import type { Glance } from '#content/schema/glance.ts'
import glanceTexts from '#generated/texts/glance.json' with { type: 'json' }
import sectionTexts from '#generated/texts/sections.json' with { type: 'json' }
import texts from '#generated/texts/services.json' with { type: 'json' }
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { CheckList } from '#sections/check-list.tsx'
import { Evidence } from '#sections/evidence.tsx'
import { GlanceFigures } from '#sections/glance-figures.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { PageCards } from '#sections/page-cards.tsx'
import { PageFrame } from '#sections/page-frame.tsx'
import { Quotes } from '#sections/quotes.tsx'
import { Steps } from '#sections/steps.tsx'
import { StoriesBand } from '#sections/stories-band.tsx'
import { Band, type Tone } from '#ui/band.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Folding } from '#ui/folding.tsx'
import { Link } from '#ui/link.tsx'
import { unbroken } from '#ui/unbroken.tsx'

type Part = keyof typeof glanceTexts

/** The parts that have a line each, below price and time. */
const others: readonly Part[] = ['team', 'delivered', 'serviceLevel', 'ending']

/** The first questions of a buyer, each with its answer: price and time by their figures, the others in a line each. */
function AtAGlance({ glance }: { glance: Glance }) {
  return (
    <Band title={texts.glance}>
      <Folding narrow>
        <dl className="glance">
          <GlanceFigures glance={glance} />
          {others.map(part => {
            const answer = glance[part]
            return (
              answer && (
                <div key={part} className="more glance-line">
                  <dt className="font-700">{glanceTexts[part]}</dt>
                  <dd className="text-soft">{unbroken(answer)}</dd>
                </div>
              )
            )
          })}
        </dl>
      </Folding>
    </Band>
  )
}

/** The pages below a page, when there are any. */
function RelatedPages({ path }: { path: PagePath }) {
  const page = pageAt(path)
  const pages = page ? childrenOf(page.path) : []
  if (pages.length === 0) return null
  return (
    <Band title={sectionTexts.parts} split={pages.length === 1}>
      <PageCards pages={pages.map(({ path: link }) => ({ link }))} brief />
    </Band>
  )
}

/** The tones of the bands. They depend on the number of features, so that services do not all look alike. */
function tonesOf({ features, benefits, process, caseStudies, testimonials }: PageProps<'service'>['words']) {
  const bands = Object.entries({ benefits, process, caseStudies, testimonials }).filter(([, band]) => band)
  return Object.fromEntries(
    bands.map(([key], at): [string, Tone] => [key, (at + features.items.length) % 2 ? 'cloth' : 'paper']),
  )
}

/** A service: its features, benefits, process, stories and quotations. */
export default function Service({ path, words }: PageProps<'service'>) {
  const { glance, evidence, features, benefits, process, example, caseStudies, testimonials } = words
  const tones = tonesOf(words)
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
        <IconGrid items={features.items} unfold={sectionTexts.unfoldFeatures} brief />
      </Band>
    </>
  )
  return (
    <PageFrame path={path} words={words} contact={texts.contact} link={toStories} about={about}>
      {benefits && (
        <Band title={texts.benefits} lead={benefits.lead} tone={tones.benefits} split={!manyBenefits}>
          <CheckList items={benefits.items} single={!manyBenefits} />
        </Band>
      )}
      {process && (
        <Band title={texts.process} lead={process.lead} tone={tones.process}>
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
          tone={tones.caseStudies}
        />
      )}
      {testimonials && <Quotes quotes={testimonials} tone={tones.testimonials} />}
    </PageFrame>
  )
}
