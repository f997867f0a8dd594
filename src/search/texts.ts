import { fill } from '#content/fill.ts'
import results from '#generated/texts/search/results.json' with { type: 'json' }

export const texts = {
  ...results,
  nothing: (query: string) => fill(results.nothing, { query }),
  found: (count: number) => (count === 1 ? results.one : fill(results.many, { count })),
  first: (title: string) => fill(results.first, { title }),
}
