/** What a result is: a page of some kind, or a question or a person that a page tells of. In the order of the index file. */
export const kinds = ['page', 'service', 'industry', 'study', 'article', 'job', 'person', 'question'] as const

export type Kind = (typeof kinds)[number]

/** What visitors call things of a kind, beside what the things themselves say. */
export const kindWords: Readonly<Record<Kind, string>> = {
  page: '',
  service: 'service',
  industry: 'industry sector',
  study: 'case study customer example',
  article: 'article blog post',
  job: 'job career vacancy position developer hiring',
  person: 'person people',
  question: 'question faq',
}
