import * as v from 'valibot'
import { pageAddress } from '#site/schema/basics.ts'
import { schemaContext } from '#site/schema/schema-context.ts'
import { anyOf, type Fault, quoted } from './fault.ts'
import { nearest } from './nearest.ts'
import { type Path, type SourceFile, valueAt, walk } from './source-file.ts'

/** The properties of valibot schemas that this module reads. */
interface AnySchema {
  readonly message?: unknown
  readonly names?: () => readonly string[]
  readonly pipe?: readonly AnySchema[]
  readonly entries?: Readonly<Record<string, AnySchema>>
  readonly item?: AnySchema
  readonly items?: readonly AnySchema[]
  readonly value?: AnySchema
  readonly wrapped?: AnySchema
  readonly options?: readonly unknown[]
  readonly getter?: (input: unknown) => AnySchema
}

/** Returns a schema without its wrappers. `value` selects the form of a schema that has several. */
function bare(schema: AnySchema, value: unknown): AnySchema {
  if (schema.wrapped) return bare(schema.wrapped, value)
  if (schema.getter) return bare(schema.getter(value), value)
  const [first] = schema.pipe ?? []
  return first && first !== schema ? bare(first, value) : schema
}

/** Returns the schema of the value at a path. */
function schemaAt(schema: AnySchema, value: unknown, path: Path): AnySchema | undefined {
  const own = bare(schema, value)
  const [key, ...rest] = path
  if (key === undefined) return own
  const next = own.entries?.[key] ?? own.item ?? own.items?.[Number(key)] ?? own.value
  return next && schemaAt(next, valueAt(value, [key]), rest)
}

const keysAt = (schema: AnySchema, data: unknown, path: Path) => Object.keys(schemaAt(schema, data, path)?.entries ?? {})

/** Returns the names that the value at a path may have; empty if it is not one of some names. */
function namesAt(schema: AnySchema, data: unknown, path: Path): readonly string[] {
  const own = schemaAt(schema, data, path)
  if (own?.message === pageAddress) return [...schemaContext().addresses]
  return own?.names?.() ?? (own?.options ?? []).filter((option): option is string => typeof option === 'string')
}

/** Returns the value that was probably meant. */
function suggestionFor(message: string, input: string, names: readonly string[]) {
  const moved = message === pageAddress ? schemaContext().aliases.get(input) : undefined
  const close = moved ?? (/\bday\b/.test(message) ? nearestDay(input) : nearest(input, names))
  return close && close !== input ? quoted(close) : undefined
}

/** Returns the key most similar to the missing one, among its siblings that the schema does not know. */
function misspelt(around: unknown, key: string, known: readonly string[]) {
  const others = typeof around === 'object' && around !== null ? Object.keys(around) : []
  return nearest(
    key,
    others.filter(other => !known.includes(other)),
  )
}

/** Returns the path of a missing key's misspelt form; undefined if no unknown key beside it is close. */
function misspeltPath(source: SourceFile, schema: AnySchema, { path: steps, input }: v.BaseIssue<unknown>): Path | undefined {
  const path = pathOf(steps)
  if (input !== undefined || path.length === 0) return undefined
  const above = path.slice(0, -1)
  const other = misspelt(steps?.at(-1)?.input, String(path.at(-1)), keysAt(schema, source.data, above))
  return other === undefined ? undefined : [...above, other]
}

const pathOf = (steps: readonly { readonly key?: unknown }[] = []): Path => steps.map(({ key }) => key as string | number)

function unknownKey(source: SourceFile, path: Path, known: readonly string[]): Fault {
  const close = nearest(String(path.at(-1)), known)
  return source.fault(path, 'unknown key', { expected: anyOf(known, 'keys'), suggestion: close && quoted(close) })
}

/** Returns the faults of keys that a loose schema lets through: the API may send more than the site knows, an owner's file not. */
export function unknownKeyFaults(source: SourceFile, ofFile: v.GenericSchema): Fault[] {
  return [...walk(source.data)].flatMap(([path, value]) => {
    const known = keysAt(ofFile as unknown as AnySchema, source.data, path)
    if (known.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return Object.keys(value).flatMap(key => (known.includes(key) ? [] : unknownKey(source, [...path, key], known)))
  })
}

const typeWords: Readonly<Record<string, string>> = { Array: 'a list', string: 'text', number: 'a number', boolean: 'true or false' }

/** Returns the expected value of a message. A schema without a message of its own has one of the library, about its type. */
function expectedOf(message: string, keys: readonly string[]) {
  const [, type] = /^Invalid type: Expected (\w+)/.exec(message) ?? []
  if (!type) return message.replace(/^expected /, '')
  return typeWords[type] ?? (keys.length > 0 ? `the keys ${keys.join(', ')}` : 'keys with values')
}

/**
 * Returns the fault of an issue, with the expected value and a suggestion. `others` are keys of the file that another schema
 * knows.
 */
function issueFault(source: SourceFile, ofFile: v.GenericSchema, issue: v.BaseIssue<unknown>, others: readonly string[] = []): Fault {
  const schema = ofFile as unknown as AnySchema
  const path = pathOf(issue.path)
  const { input, message } = issue
  if (issue.expected === 'never') {
    return unknownKey(source, path, [...keysAt(schema, source.data, path.slice(0, -1)), ...(path.length === 1 ? others : [])])
  }
  if (input === undefined) {
    const other = misspeltPath(source, schema, issue)
    const key = String(path.at(-1))
    if (other) return source.fault(other, `unknown name, and ${key} is missing`, { suggestion: quoted(key) })
    const wanted = schemaAt(schema, source.data, path)?.message
    return source.fault(path, 'missing', typeof wanted === 'string' ? { expected: wanted.replace(/^expected /, '') } : {})
  }
  const impossible = typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input) && !isDay(input)
  return source.fault(path, impossible ? 'the calendar has no such day' : 'does not fit', {
    expected: expectedOf(message, keysAt(schema, source.data, path)),
    // A rule about two values is one of the whole object.
    found: message.includes('found') ? undefined : quoted(typeof input === 'object' ? valueAt(source.data, path) : input),
    suggestion: typeof input === 'string' ? suggestionFor(message, input, namesAt(schema, source.data, path)) : undefined,
  })
}

/** Returns the faults of all issues. Reports a misspelt key once, not as unknown and missing. */
export function issueFaults(source: SourceFile, ofFile: v.GenericSchema, issues: readonly v.BaseIssue<unknown>[], others?: readonly string[]): Fault[] {
  const misspeltKeys = issues.flatMap(issue => misspeltPath(source, ofFile as unknown as AnySchema, issue)?.join() ?? [])
  return issues
    .filter(({ expected, path }) => expected !== 'never' || !misspeltKeys.includes(pathOf(path).join()))
    .map(issue => issueFault(source, ofFile, issue, others))
}

type Checked<Value> = { readonly value: Value; readonly faults?: undefined } | { readonly value?: undefined; readonly faults: readonly Fault[] }

/** Returns the data as parsed by its schema, or all faults. `others` are keys of the file that another schema knows. */
export function checked<Schema extends v.GenericSchema>(source: SourceFile, schema: Schema, others?: readonly string[]): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, source.data, { abortPipeEarly: true })
  return result.success ? { value: result.output } : { faults: issueFaults(source, schema, result.issues, others) }
}

const months = 'january february march april may june july august september october november december'.split(' ')

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * Returns a date as `YYYY-MM-DD`, and the last day of the month for a day beyond it; undefined for an impossible month or
 * day.
 */
function clamped(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${year}-${twoDigits(month)}-${twoDigits(Math.min(day, last))}`
}

/** Whether a text is a date that exists, in the form `YYYY-MM-DD`. */
export const isDay = (text: string) => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return clamped(Number(year), Number(month), Number(day)) === text
}

/**
 * Returns the date that was probably meant: October 12 for `12.10.2026`. Accepts month names, and limits the day to the
 * length of the month.
 */
export function nearestDay(text: string): string | undefined {
  const [year, month, day] = (/^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})\b/.exec(text) ?? []).slice(1).map(Number)
  if (year && month && day) return clamped(year, month, day)
  const [first, second, last] = (/^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text.trim()) ?? []).slice(1).map(Number)
  if (first && second && last) return clamped(last, second, first) ?? clamped(last, first, second)
  const named = months.findIndex(name => new RegExp(`\\b${name.slice(0, 3)}`, 'i').test(text)) + 1
  const namedYear = /\b\d{4}\b/.exec(text)?.[0]
  const namedDay = /\b\d{1,2}(?=\b|st|nd|rd|th)/.exec(text)?.[0]
  return named > 0 && namedYear && namedDay ? clamped(Number(namedYear), named, Number(namedDay)) : undefined
}
