import { studiesPath, studyPath } from '#content/map/families.ts'
import { pageAt } from '#content/map/index.ts'
import type { StudyCard } from '#pages/case-study/schema.ts'
import { feedsOf } from '#seo/feeds.build.ts'
import { type HeadOf, type Nodes, nodeId, subjectOf } from '#seo/graph.build.ts'
import { absolute } from '#seo/head.ts'

/** Returns the case studies in the order of their page. */
const studyListNodes = (studies: readonly StudyCard[]): Nodes => [
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

export const head: HeadOf<'caseStudies'> = (_, { studies }) => ({
  feeds: feedsOf('caseStudies'),
  structuredData: studyListNodes(studies.items),
})
