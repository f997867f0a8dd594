/** Kinds of results: kinds of pages, and questions and people on pages. The index file stores their position. */
export const kinds = ['page', 'service', 'industry', 'study', 'article', 'job', 'person', 'question'] as const

export type Kind = (typeof kinds)[number]
