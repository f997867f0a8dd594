import type { Article } from '#site/words/blog/article.ts'
import { resultOf } from './facts.ts'
import type { CaseStudy, StudyCard } from './shape.ts'

/** One case study as its page shows it, with the one to read next. */
export interface CaseStudyWords {
  readonly study: CaseStudy
  readonly html: Article['html']
  readonly headings: Article['headings']
  readonly next: StudyCard
}

/** What a card shows of a study, and nothing else: it is part of every page that has the card. */
export const cardOf = ({ slug, title, summary, photo, client, industry, actual, measures: [first] }: CaseStudy): StudyCard => ({
  slug,
  title,
  summary,
  ...(photo && { photo }),
  client,
  industry,
  actual,
  result: { value: resultOf(first), label: first.label },
})

/** The words of a study's page; after the last study comes the first. Throws for a text without a study. */
export function caseStudyWords({ slug, html, headings }: Article, studies: readonly CaseStudy[]): CaseStudyWords {
  const at = studies.findIndex(study => study.slug === slug)
  const study = studies[at]
  const next = studies[(at + 1) % studies.length]
  if (!study || !next) throw new Error(`src/site/words/case-studies/studies.ts has no study '${slug}'`)
  return { study, html, headings, next: cardOf(next) }
}
