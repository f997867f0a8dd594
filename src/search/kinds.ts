/** What a result is: a page of some kind, or a question or a person that a page tells of. In the order of the index file. */
export const kinds = ['page', 'service', 'industry', 'study', 'article', 'job', 'person', 'question'] as const

export type Kind = (typeof kinds)[number]
