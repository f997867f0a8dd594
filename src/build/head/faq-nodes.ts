import type { PagePath } from '#site/map/index.ts'
import type { Question } from '#site/pages/parts.ts'
import { type Nodes, nodeId, subjectOf } from './ids.ts'

/** The questions of a page with their answers. */
export const faqNodes = (path: PagePath, questions: readonly (Question | undefined)[]): Nodes => [
  {
    '@type': 'FAQPage',
    '@id': nodeId(path, 'faq'),
    isPartOf: subjectOf(path),
    mainEntity: questions
      .filter(entry => entry !== undefined)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  },
]
