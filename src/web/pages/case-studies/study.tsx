import { artName } from '#site/art/name.ts'
import { pageAt } from '#site/map/index.ts'
import { accentOf } from '#site/theme/accent.ts'
import type { PageProps } from '#site/words/page.ts'
import { ArticleBody } from '#web/sections/article-body.tsx'
import { PageCards } from '#web/sections/page-cards.tsx'
import { Breadcrumbs } from '#web/sections/page-opening.tsx'
import { Art } from '#web/ui/art.tsx'
import { Band } from '#web/ui/band.tsx'
import { LongDate } from '#web/ui/long-date.tsx'
import { StudyCards } from './cards.tsx'
import { StudyFacts } from './facts.tsx'
import { StudyMeasures } from './measures.tsx'

/** One case study: its facts and results to scan, its text to read, who answers for it, and where to go on. */
export default function CaseStudy({ path, words }: PageProps<'caseStudy'>) {
  const { study, next } = words
  const { quote, author, role } = study.referee
  const related = [...study.services, study.industry].map(to => {
    const { label, blurb = '' } = pageAt(to)
    return { to, label, text: blurb, art: artName(to) }
  })
  return (
    <article data-accent={accentOf(study.industry)} className="pt-10 lg:pt-16">
      <header className="wrap">
        <Breadcrumbs path={path} label={study.title} />
        <h1 className="h1 max-w-18em">{study.title}</h1>
        <p className="lead mt-6">{study.summary}</p>
        <p className="small mt-5 text-soft">
          Case study, published <LongDate date={study.published} />
        </p>
        <Art name={artName(path)} lazy={false} class="mt-10 aspect-5/2 w-full" />
        <h2 className="sr-only">Facts</h2>
        <div className="mt-10 mb-15 lg:mb-22">
          <StudyFacts study={study} />
        </div>
      </header>
      <Band title="Results" tone="cloth">
        <StudyMeasures measures={study.measures} />
      </Band>
      <ArticleBody html={words.html} headings={words.headings} label="In this case study" />
      <Band title="Referee">
        <figure className="figure">
          <blockquote className="max-w-36em font-display text-[1.3125rem] font-700 leading-[1.4] tracking-[-0.01em] sm:text-[1.5rem]">
            {quote}
          </blockquote>
          <figcaption className="small mt-5 text-soft">
            <span className="font-700 text-ink">{author}</span>, {role}, {study.client.name}
          </figcaption>
        </figure>
      </Band>
      <Band title="Related services" tone="cloth">
        <PageCards pages={related} />
      </Band>
      <Band title="Next case study">
        <StudyCards studies={[next]} />
      </Band>
    </article>
  )
}
