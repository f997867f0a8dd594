import { studiesPath, studyPath } from '#site/map/families.ts'
import { pageAt } from '#site/map/index.ts'
import type { CaseStudy, StudyCard } from '#site/pages/case-study.ts'
import { absolute, photoAddress, socialImage } from './address.ts'
import { ids, type Nodes, nodeId, refer, subjectOf } from './ids.ts'

/** The case studies in the order of their page. */
export const studyListNodes = (studies: readonly StudyCard[]): Nodes => [
  {
    '@type': 'ItemList',
    '@id': nodeId(studiesPath, 'list'),
    name: pageAt(studiesPath)?.label ?? '',
    mainEntityOfPage: subjectOf(studiesPath),
    numberOfItems: studies.length,
    itemListElement: studies.map((study, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: study.title,
      url: absolute(studyPath(study)),
    })),
  },
]

/** A case study: an article of ours about a client and the services that it had. */
export const studyNodes = (study: CaseStudy): Nodes => [
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
    inLanguage: 'en',
    mainEntityOfPage: subjectOf(studyPath(study)),
  },
]
