import { company } from '#company.ts'
import type { Question } from '#content/shapes.ts'
import { type PagePath, pageAt } from '#site-map/index.ts'
import { type Graph, ids } from './graph.ts'

/** Questions and answers as structured data. */
export const faqNode = (path: PagePath, questions: readonly (Question | undefined)[]): Graph[number] => ({
  '@type': 'FAQPage',
  '@id': `${company.siteUrl}${path}#faq`,
  mainEntity: questions
    .filter(entry => entry !== undefined)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
})

interface ServiceFacts {
  readonly lead: string
  readonly faq: { readonly items: readonly (Question | undefined)[] }
}

/** A service and what is asked about it. */
export const serviceNodes = (path: PagePath, { lead, faq }: ServiceFacts): Graph => [
  {
    '@type': 'Service',
    '@id': `${company.siteUrl}${path}#service`,
    name: pageAt(path)?.label ?? '',
    description: lead,
    provider: { '@id': ids.organization },
  },
  faqNode(path, faq.items),
]
