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

/** A number, or a claim that is one, by its name in `data/claims.yaml`, such as `prices.setup`. */
function operand(name: string): number {
  const claim = name.split('.').reduce<unknown>((value, key) => Object(value)[key], schemaContext().claims)
  if (typeof claim === 'string' && /^\d{1,3}(,\d{3})+$/.test(claim)) return Number(claim.replaceAll(',', ''))
  return typeof claim === 'number' ? claim : name === '' ? Number.NaN : Number(name)
}

/** The value of a calculation such as `= 2 * 12 * monthlyPrice + prices.setup`; `NaN` where a name is no number. */
function resultOf(calculation: string): number {
  const quotient = (factor: string) =>
    factor
      .split('/')
      .map(name => operand(name.trim()))
      .reduce((value, divisor) => value / divisor)
  const product = (term: string) =>
    term
      .split('*')
      .map(quotient)
      .reduce((value, factor) => value * factor)
  return calculation
    .slice(1)
    .split('+')
    .map(product)
    .reduce((sum, term) => sum + term)
}

/** Returns what in a calculation is no number, after what is expected. */
function othersIn(calculation: string) {
  const others = calculation
    .slice(1)
    .split(/[+*/]/)
    .map(name => name.trim())
    .filter(name => !Number.isFinite(operand(name)))
  return others.length > 0 ? `; no number is ${others.join(', ')}` : ''
}

const isCalculation = (value: string | number): value is string => typeof value === 'string' && value.startsWith('=')

const cell = v.pipe(
  v.union(
    [v.pipe(v.string(), v.check(isPlain, plainText), v.maxLength(400, 'expected at most 400 characters in a cell')), v.number()],
    'expected text or a number in a cell',
  ),
  v.check(
    value => !isCalculation(value) || Number.isFinite(resultOf(value)),
    ({ input }) => `expected a calculation with +, *, / and numbers, or claims that are numbers, such as = 2 * 12 * monthlyPrice${othersIn(String(input))}`,
  ),
  v.transform(value => (isCalculation(value) ? numberIn(schemaContext().locale, Math.round(resultOf(value) * 100) / 100) : String(value))),
)

const written = v.pipe(
  v.strictObject({
    caption: text(160),
    columns: list(text(60), 2, 8),
    total: maybe(text(60)),
    rows: list(list(cell, 2, 8), 1, 40),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const { columns = [], rows = [] } = dataset.typed ? dataset.value : {}
    for (const [at, row] of rows.entries()) {
      const path = ['rows', at].map(key => ({ type: 'unknown', origin: 'value', input: undefined, key, value: row }) as const)
      if (row.length !== columns.length)
        addIssue({ message: `expected ${columns.length} cells, one for each column`, input: row, path: path as [(typeof path)[0]] })
    }
  }),
  v.forward(
    v.check(({ total, rows }) => total === undefined || rows.some(([name]) => name === total), 'expected the name of a row'),
    ['total'],
  ),
  v.transform(
    ({ caption, columns, total, rows }): Table => ({
      caption,
      columns,
      total,
      rows: rows.map(([first = '', ...rest]) => [first, ...rest]),
    }),
  ),
)

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

/** Each table with the claim of `data/claims.yaml` that it shows. */
const computed = { 'shared hours': { claim: 'overlap', make: sharedHours }, severities: { claim: 'severities', make: severities } } as const

const named = v.pipe(
  oneOf(Object.keys(computed) as (keyof typeof computed)[]),
  v.check(
    name => computed[name].claim in schemaContext().claims,
    ({ input }) => `expected a table whose claims are in data/claims.yaml: ${computed[input].claim}`,
  ),
  v.transform(name => computed[name].make(schemaContext().claims as Whole, schemaContext().texts.tables)),
)

/** A table, or the name of a computed one. */
export const table = formOf<Table>([written, named], input => (typeof input === 'string' ? named : written))
