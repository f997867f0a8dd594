/** A table of ranked companies (docs/specification/rankings.md). */
import * as v from 'valibot'
import { list, maybe, number, opening, paragraphs, text, url } from '#content/schema/parts.ts'

/** A year; a string if it comes from a placeholder. */
const year = v.pipe(v.union([v.string(), v.number()], 'expected a year'), v.transform(Number), v.minValue(1800, 'expected a year'))

export const rankedCompany = v.strictObject({
  rank: number,
  name: text(60),
  founded: year,
  description: text(300),
  website: url,
  logo: maybe(text(120)),
  email: v.pipe(v.string('expected an email address'), v.email('expected an email address')),
})

export const companyRanking = v.strictObject({
  ...opening,
  table: v.strictObject({
    title: text(80),
    caption: text(160),
    columns: v.strictObject({
      rank: text(30),
      logo: text(30),
      name: text(30),
      description: text(30),
      founded: text(30),
      email: text(30),
      website: text(30),
    }),
  }),
  companies: list(rankedCompany, 1, 50),
  method: maybe(v.strictObject({ title: text(80), paragraphs: paragraphs(1, 8) })),
  promotion: maybe(v.strictObject({ title: text(80), text: text(500), points: list(text(200), 1, 6), button: text(40) })),
})

export type RankedCompany = v.InferOutput<typeof rankedCompany>
export type RankingColumn = keyof RankedCompany
