/** Tables of a page: written in its file, or computed from claims and referenced by name. */
import * as v from 'valibot'
import { fill } from '#content/fill.ts'
import { numberIn } from '#content/locale.ts'
import type { Table } from '#content/table.ts'
import { formOf, isPlain, plainText } from './basics.ts'
import type { Claims } from './claims.ts'
import { list, maybe, oneOf, text } from './parts.ts'
import { schemaContext } from './schema-context.ts'
import type { Texts } from './texts.ts'

const cell = v.union(
  [v.pipe(v.string(), v.check(isPlain, plainText), v.maxLength(400, 'expected at most 400 characters in a cell')), v.number()],
  'expected text or a number in a cell',
)

const written = v.pipe(
  v.strictObject({
    caption: text(160),
    columns: list(text(60), 2, 8),
    total: maybe(text(60)),
    rows: list(list(cell, 2, 8), 1, 40),
  }),
  v.check(({ columns, rows }) => rows.every(row => row.length === columns.length), 'expected as many cells in each row as there are columns'),
  v.check(({ total, rows }) => total === undefined || rows.some(([name]) => name === total), 'expected the name of a row as the total'),
  v.transform(
    ({ caption, columns, total, rows }): Table => ({
      caption,
      columns,
      total,
      rows: rows.map(([first = '', ...rest]) => [String(first), ...rest.map(String)]),
    }),
  ),
)

const numberText = (value: number) => numberIn(schemaContext().locale, value)

/** Claims with everything that tables use. */
type Whole = Required<Claims>

/** The working hours that are shared with cities, from the claims that their chart uses. */
const sharedHours = ({ overlap }: Whole, { hours }: Texts['tables']): Table => ({
  caption: hours.caption,
  columns: [hours.city, hours.winter, hours.summer, hours.who],
  rows: Object.values(overlap).map(({ city, winter, summer, who }) => [city, winter, summer, who]),
})

/** First answers by severity. If an on-call contract extends the hours, the text limits the time to desk hours. */
const severities = ({ severities: levels }: Whole, { severities: texts }: Texts['tables']): Table => ({
  caption: texts.caption,
  columns: [texts.severity, texts.means, texts.firstAnswer, texts.updates],
  rows: levels.map(({ level, means, firstAnswer, updates, anyHour }) => [
    level,
    means,
    anyHour ? fill(texts.deskHours, { time: firstAnswer }) : firstAnswer,
    updates,
  ]),
})

/** A reseller's income in the first year and in later ones, computed from the price of a till. */
function resellerYear(
  { tillPrice, resellerShare, resellerExample: { shops }, shopPrices: { installation } }: Whole,
  { reseller: texts }: Texts['tables'],
): Table {
  const licences = shops * 12 * tillPrice
  const share = (licences * resellerShare) / 100
  const [sold, yours, installed, earned] = [licences, share, shops * installation, share + shops * installation].map(numberText)
  return {
    caption: texts.caption,
    columns: [texts.item, texts.firstYear, texts.laterYears],
    total: texts.earned,
    rows: [
      [texts.licences, sold ?? '', sold ?? ''],
      [fill(texts.share, { percent: resellerShare }), yours ?? '', yours ?? ''],
      [fill(texts.installations, { price: numberText(installation) }), installed ?? '', '0'],
      [texts.earned, earned ?? '', yours ?? ''],
    ],
  }
}

/** What a shop pays in its first year and in later ones, computed from the prices of a till, a lane and an installation. */
function shopYear({ tillPrice, onCallPrice, shopPrices, shopExample: { lanes } }: Whole, { shop: texts }: Texts['tables']): Table {
  const licences = lanes * 12 * tillPrice
  const onCall = lanes * 12 * onCallPrice.till
  const hardware = lanes * shopPrices.lane
  const row = (name: string, first: number, later: number): [string, string, string] => [name, numberText(first), numberText(later)]
  return {
    caption: fill(texts.caption, { lanes }),
    columns: [texts.item, texts.firstYear, texts.laterYears],
    total: texts.total,
    rows: [
      row(fill(texts.hardware, { price: numberText(shopPrices.lane) }), hardware, 0),
      row(texts.installation, shopPrices.installation, 0),
      row(fill(texts.licences, { price: numberText(tillPrice) }), licences, licences),
      row(texts.total, hardware + shopPrices.installation + licences, licences),
      row(fill(texts.onCall, { price: numberText(onCallPrice.till) }), onCall, onCall),
    ],
  }
}

const computed = { 'shared hours': sharedHours, severities, 'reseller year': resellerYear, 'shop year': shopYear }
type Name = keyof typeof computed
const names = Object.keys(computed) as Name[]

/** The claims of `data/claims.yaml` that each table uses. */
const sources: Readonly<Record<Name, readonly string[]>> = {
  'shared hours': ['overlap'],
  severities: ['severities'],
  'reseller year': ['tillPrice', 'resellerShare', 'resellerExample', 'shopPrices'],
  'shop year': ['tillPrice', 'onCallPrice', 'shopPrices', 'shopExample'],
}

const hasSources = (name: Name) => sources[name].every(source => source in schemaContext().claims)

const named = v.pipe(
  oneOf(names),
  v.check(hasSources, ({ input }) => `expected a table whose claims are in data/claims.yaml: ${sources[input].join(', ')}`),
  v.transform(name => computed[name](schemaContext().claims as Whole, schemaContext().texts.tables)),
)

/** A table, or the name of a computed one. */
export const table = formOf<Table>([written, named], input => (typeof input === 'string' ? named : written))
