/** Tables of a page: written out, or computed from claims and named. */
import * as v from 'valibot'
import type { Table } from '#site/table.ts'
import { withCommas } from './amount.ts'
import { formOf } from './basics.ts'
import type { Claims } from './claims.ts'
import { theGiven } from './given.ts'
import { list, oneOf, text } from './parts.ts'

const cell = v.union([v.pipe(v.string(), v.maxLength(400, 'expected at most 400 characters in a cell')), v.number()], 'expected text or a number in a cell')

const written = v.pipe(
  v.strictObject({ caption: text(160), columns: list(text(60), 2, 8), rows: list(list(cell, 2, 8), 1, 40) }),
  v.check(({ columns, rows }) => rows.every(row => row.length === columns.length), 'expected as many cells in each row as there are columns'),
  v.transform(({ caption, columns, rows }): Table => ({ caption, columns, rows: rows.map(([first = '', ...rest]) => [String(first), ...rest.map(String)]) })),
)

/** The working hours that are shared with cities, from the same claims as their chart. */
const sharedHours = ({ overlap }: Claims): Table => ({
  caption: 'Shared working hours by city',
  columns: ['City', 'Winter', 'Summer', 'Who'],
  rows: Object.values(overlap).map(({ city, winter, summer, who }) => [city, winter, summer, who]),
})

/** First answers by severity: where an on-call contract widens the hours, the time says in which hours it counts. */
const severities = ({ severities: levels }: Claims): Table => ({
  caption: 'First answer and updates by severity',
  columns: ['Severity', 'What it means', 'First answer', 'Updates'],
  rows: levels.map(({ level, means, firstAnswer, updates, anyHour }) => [
    level,
    means,
    anyHour ? `${firstAnswer} in desk hours; outside them only with an on-call contract` : firstAnswer,
    updates,
  ]),
})

/** A reseller's first year and the later ones, computed from the price of a till. */
function resellerYear({ tillPrice, resellerShare, resellerExample }: Claims): Table {
  const { shops, installation } = resellerExample
  const licences = shops * 12 * tillPrice
  const share = (licences * resellerShare) / 100
  const [sold, yours, installed, earned] = [licences, share, shops * installation, share + shops * installation].map(withCommas)
  return {
    caption: 'A reseller’s earnings in the first year and later, in taka',
    columns: ['Item', 'First year', 'Each later year'],
    rows: [
      ['Licences sold', sold ?? '', sold ?? ''],
      [`Your share, ${resellerShare}%`, yours ?? '', yours ?? ''],
      [`Installations, ${withCommas(installation)} each`, installed ?? '', '0'],
      ['You earn', earned ?? '', yours ?? ''],
    ],
  }
}

const computed = { 'shared hours': sharedHours, severities, 'reseller year': resellerYear }
const names = Object.keys(computed) as (keyof typeof computed)[]

const named = v.pipe(
  oneOf(names),
  v.transform(name => computed[name](theGiven().claims)),
)

/** A table, or the name of one that is computed. */
export const table = formOf<Table>([written, named], input => (typeof input === 'string' ? named : written))
