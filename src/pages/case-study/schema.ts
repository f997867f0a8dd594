/** The schema of a case study's front matter: the facts that buyers compare. Its text is Markdown below. */
import * as v from 'valibot'
import type { IndustryPath, PagePath, ServicePath } from '#content/map/index.ts'
import { number, pageAddress } from '#content/schema/basics.ts'
import { type Measure, measure } from '#content/schema/measure.ts'
import { day, list, maybe, pagePath, photo, text } from '#content/schema/parts.ts'
import { textCharts } from '#content/schema/text-charts.ts'

const below = <Path extends PagePath>(folder: string) =>
  v.custom<Path>(value => typeof value === 'string' && value.startsWith(folder) && v.is(pagePath, value), pageAddress)

const amount = v.pipe(number, v.gtValue(0, 'expected a number above 0'))

/** The first and the last day. */
const span = v.pipe(
  v.strictObject({ from: day, to: day }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'expected a day that is not before `from`'),
    ['to'],
  ),
)

const fields = v.strictObject({
  /** What was built and with which result, at most 58 characters. */
  title: text(80),
  /** 110 to 160 characters: card text and meta description. */
  summary: text(200),
  photo: maybe(photo),
  client: v.strictObject({ name: text(80), about: text(160) }),
  industry: below<IndustryPath>('/industries/'),
  services: list(below<ServicePath>('/services/'), 1, 6),
  /** Who worked on it; `role` includes the share of time if it was not full time. */
  team: list(v.strictObject({ people: amount, role: text(100) }), 1, 12),
  /** From the first day of work to the day when everything was in use. */
  planned: span,
  actual: span,
  /** In thousands of US dollars; `basis` says how it was set. */
  price: v.pipe(
    v.strictObject({ from: amount, to: amount, basis: text(200) }),
    v.forward(
      v.check(({ from, to }) => from <= to, 'expected a price that is not below `from`'),
      ['to'],
    ),
  ),
  stack: list(text(60), 1, 12),
  /** Cards show the first one. */
  measures: v.pipe(
    list(measure, 1, 4),
    v.transform(measures => measures as [Measure, ...Measure[]]),
  ),
  /** Who owns the code and who runs it today. */
  owner: text(400),
  /** A person at the client who confirms all of this. */
  referee: v.strictObject({ quote: text(500), author: text(60), role: text(80) }),
  /** Charts by name; the text places them with `![alt text](chart:name)`. */
  charts: textCharts,
  published: day,
  /** Day of the last change that matters to readers. */
  updated: maybe(day),
  /** Client, referee and figures are sample data for the owner to replace. */
  sample: maybe(v.literal(true, 'expected true, or no such line')),
})

export const caseStudy = v.pipe(
  fields,
  v.forward(
    v.check(({ published, updated = published }) => updated >= published, 'expected a day that is not before `published`'),
    ['updated'],
  ),
)

export type Span = v.InferOutput<typeof span>

/** A case study with its slug. */
export interface CaseStudy extends Omit<v.InferOutput<typeof caseStudy>, 'charts'> {
  readonly slug: string
}

/** The data of a card. */
export interface StudyCard extends Pick<CaseStudy, 'slug' | 'title' | 'summary' | 'photo' | 'client' | 'industry' | 'actual'> {
  readonly result: { readonly value: string; readonly label: string }
}
