import { fill } from '#content/fill.ts'
import { pageAt } from '#content/map/index.ts'
import texts from '#generated/texts/caseStudies.json' with { type: 'json' }
import { StudyCards } from '#pages/case-studies/cards.tsx'
import type { PageProps } from '#pages/words.ts'
import { planHeight, planName } from '#pictures/charts.ts'
import { artName } from '#pictures/name.ts'
import { ArticleBody } from '#sections/article-body.tsx'
import { Ground } from '#sections/ground.tsx'
import { PageCards } from '#sections/page-cards.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Quotation } from '#sections/quotes.tsx'
import { accentOf } from '#theme/accent.ts'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Chart } from '#ui/chart.tsx'
import { filled } from '#ui/filled.tsx'
import { LongDate } from '#ui/long-date.tsx'
import { StudyFacts } from './facts.tsx'
import { StudyMeasures } from './measures.tsx'

/** One case study: its facts, results and text, the quotation of its referee, and related pages. */
export default function CaseStudy({ path, words }: PageProps<'caseStudy'>) {
  const { study, next } = words
  const { quote, author, role } = study.referee
  const related = [...study.services, study.industry].map(link => {
    const { label, section } = pageAt(link)
    return { link, title: section === 'industries' ? fill(texts.inIndustry, { industry: label }) : label }
  })
  return (
    <article data-accent={accentOf(study.industry)}>
      <PageOpening path={path} label={study.title} headline={study.title} lead={study.summary}>
        <p className="small text-soft">
          {filled(texts.published, { day: <LongDate date={study.published} /> })}
          {study.updated && filled(texts.updated, { day: <LongDate date={study.updated} /> })}
        </p>
      </PageOpening>
      <Band title={texts.results} tone="cloth">
        <StudyMeasures study={study} />
      </Band>
      <Band title={texts.facts}>
        <StudyFacts study={study} />
        <Chart name={planName(study)} alt={texts.plan} height={planHeight} class="mt-10" />
      </Band>
      <ArticleBody html={words.html} headings={words.headings} label={texts.contents} folded />
      <Ground title={texts.referee} art={`${artName(path)}-call`}>
        <Quotation quote={quote} author={author} role={role} company={study.client.name} />
        <p className="mt-8">
          <ButtonLink to="/contact">{fill(texts.ask, { author })}</ButtonLink>
        </p>
      </Ground>
      <Band title={texts.related}>
        <PageCards pages={related} />
      </Band>
      {next && (
        <Band title={texts.next}>
          <StudyCards studies={[next]} />
        </Band>
      )}
    </article>
  )
}
