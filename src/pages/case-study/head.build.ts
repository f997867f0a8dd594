import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import { studyPath } from '#content/map/families.ts'
import { pageAt } from '#content/map/index.ts'
import texts from '#generated/texts/machines/llms.json' with { type: 'json' }
import { feedsOf } from '#seo/feeds.build.ts'
import { type HeadOf, ids, type Nodes, nodeId, photoAddress, refer, subjectOf } from '#seo/graph.build.ts'
import { absolute, socialImage } from '#seo/head.ts'
import type { CaseStudy } from './schema.ts'

/** Returns a case study: an article by the company about a client and the services that it used. */
const studyNodes = (study: CaseStudy): Nodes => [
  {
    '@type': 'Article',
    '@id': nodeId(studyPath(study), 'article'),
    headline: study.title,
    description: study.summary,
    url: absolute(studyPath(study)),
    image: study.photo ? photoAddress(study.photo) : absolute(socialImage(studyPath(study))),
    datePublished: study.published,
    dateModified: study.updated ?? study.published,
    author: refer(ids.organization),
    publisher: refer(ids.organization),
    provider: refer(ids.organization),
    about: [
      { '@type': 'Organization', name: study.client.name },
      ...study.services.map(path => ({ '@type': 'Thing', name: pageAt(path).label, url: absolute(path) }) as const),
    ],
    articleSection: pageAt(study.industry).label,
    inLanguage: company.language,
    mainEntityOfPage: subjectOf(studyPath(study)),
  },
]

export const head: HeadOf<'caseStudy'> = (_, { study }) => ({
  title: fill(texts.caseStudy, { title: study.title }),
  label: study.title,
  description: study.summary,
  article: { author: company.name, published: study.published, updated: study.updated },
  feeds: feedsOf('caseStudies'),
  photo: study.photo,
  structuredData: studyNodes(study),
})
