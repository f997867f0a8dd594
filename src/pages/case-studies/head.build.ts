import { studyPath } from '#content/map/families.ts'
import { pageAt } from '#content/map/index.ts'
import { feedsOf } from '#seo/feeds.build.ts'
import { type HeadOf, nodeId, subjectOf } from '#seo/graph.build.ts'
import { absolute } from '#seo/head.ts'

export const head: HeadOf<'caseStudies'> = (path, { studies: { items } }) => ({
  feeds: feedsOf('caseStudies'),
  structuredData: [
    {
      '@type': 'ItemList',
      '@id': nodeId(path, 'list'),
      name: pageAt(path)?.label ?? '',
      mainEntityOfPage: subjectOf(path),
      numberOfItems: items.length,
      itemListElement: items.map((study, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: study.title,
        url: absolute(studyPath(study)),
      })),
    },
  ],
})
