import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import { pageAt } from '#content/map/index.ts'
import texts from '#generated/texts/machines/llms.json' with { type: 'json' }
import { feedsOf } from '#seo/feeds.build.ts'
import { type HeadOf, ids, nodeId, photoAddress, refer, subjectOf } from '#seo/graph.build.ts'
import { absolute, socialImage } from '#seo/head.ts'

/** Its structured data is an article by the company about a client and the services that it used. */
export const head: HeadOf<'caseStudy'> = (path, { study }) => ({
  title: fill(texts.caseStudy, { title: study.title }),
  label: study.title,
  description: study.summary,
  article: { author: company.name, published: study.published, updated: study.updated },
  feeds: feedsOf('caseStudies'),
  photo: study.photo,
  structuredData: [
    {
      '@type': 'Article',
      '@id': nodeId(path, 'article'),
      headline: study.title,
      description: study.summary,
      url: absolute(path),
      image: study.photo ? photoAddress(study.photo) : absolute(socialImage(path)),
      datePublished: study.published,
      dateModified: study.updated ?? study.published,
      author: refer(ids.organization),
      publisher: refer(ids.organization),
      provider: refer(ids.organization),
      about: [
        { '@type': 'Organization', name: study.client.name },
        ...study.services.map(
          service => ({ '@type': 'Thing', name: pageAt(service).label, url: absolute(service) }) as const,
        ),
      ],
      articleSection: pageAt(study.industry).label,
      inLanguage: company.language,
      mainEntityOfPage: subjectOf(path),
    },
  ],
})
