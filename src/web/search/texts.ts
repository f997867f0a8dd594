import type { Group } from '#search/find.ts'

/** What groups of results are called. */
export const groupNames: Readonly<Record<Group['kind'], string>> = {
  best: 'Best answers',
  page: 'Pages',
  service: 'Services',
  industry: 'Industries',
  study: 'Case studies',
  article: 'Articles',
  job: 'Jobs',
  person: 'People',
  question: 'Questions',
}

/** What one of them is called. */
export const kindNames: Readonly<Record<Exclude<Group['kind'], 'best'>, string>> = {
  page: 'Page',
  service: 'Service',
  industry: 'Industry',
  study: 'Case study',
  article: 'Article',
  job: 'Job',
  person: 'Person',
  question: 'Question',
}

export const texts = {
  loading: 'The index is loading.',
  failed: 'The search index could not be loaded. The sitemap has every page.',
  again: 'Try again',
  nothing: (query: string) => `Nothing found for “${query}”`,
  hint: 'Try another word. These come nearest:',
  contact: 'Ask us',
  sitemap: 'See all pages',
  recent: 'Looked for before',
  forget: 'Forget these searches',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
  slashOff: 'Turn off the / key',
  slashOn: 'Turn on the / key',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  first: (title: string) => `The first: ${title}`,
}
