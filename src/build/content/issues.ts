/** What a schema has against a value of a file, as a fault at the value's line. */
import type * as v from 'valibot'
import { pageAddress } from '#site/pages/basics.ts'
import { theGiven } from '#site/pages/given.ts'
import { isDay, nearestDay } from './days.ts'
import { anyOf, type Fault, quoted } from './fault.ts'
import { nearest } from './nearest.ts'
import type { Path, SourceFile } from './source-file.ts'

/** What is asked here of any schema of valibot. */
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

/** A schema without what is wrapped around it; `value` decides between the forms of one that has several. */
function bare(schema: AnySchema, value: unknown): AnySchema {
  if (schema.wrapped) return bare(schema.wrapped, value)
  if (schema.getter) return bare(schema.getter(value), value)
  const [first] = schema.pipe ?? []
  return first && first !== schema ? bare(first, value) : schema
}

const inside = (value: unknown, key: string | number) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined)

/** The schema of the value at a path. */
function schemaAt(schema: AnySchema, value: unknown, path: Path): AnySchema | undefined {
  const own = bare(schema, value)
  const [key, ...rest] = path
  if (key === undefined) return own
  const next = own.entries?.[key] ?? own.item ?? own.items?.[Number(key)] ?? own.value
  return next && schemaAt(next, inside(value, key), rest)
}

const keysAt = (schema: AnySchema, data: unknown, path: Path) => Object.keys(schemaAt(schema, data, path)?.entries ?? {})

/** What the value at a path may be, where that is one of some names. */
function namesAt(schema: AnySchema, data: unknown, path: Path): readonly string[] {
  const own = schemaAt(schema, data, path)
  if (own?.message === pageAddress) return [...theGiven().addresses]
  return own?.names?.() ?? (own?.options ?? []).filter((option): option is string => typeof option === 'string')
}

/** The value that was probably meant. */
function suggestionFor(message: string, input: string, names: readonly string[]) {
  const moved = message === pageAddress ? theGiven().aliases.get(input) : undefined
  const close = moved ?? (/\bday\b/.test(message) ? nearestDay(input) : nearest(input, names))
  return close && close !== input ? quoted(close) : undefined
}

/** A key that is nearly the missing one, among those beside it that the schema does not know. */
function misspelt(around: unknown, key: string, known: readonly string[]) {
  const others = typeof around === 'object' && around !== null ? Object.keys(around) : []
  return nearest(
    key,
    others.filter(other => !known.includes(other)),
  )
}

/** Where a missing key is, misspelt: nothing when no unknown key beside it is close. */
function misspeltPath(source: SourceFile, schema: AnySchema, { path: steps, input }: v.BaseIssue<unknown>): Path | undefined {
  const path = pathOf(steps)
  if (input !== undefined || path.length === 0) return undefined
  const above = path.slice(0, -1)
  const other = misspelt(steps?.at(-1)?.input, String(path.at(-1)), keysAt(schema, source.data, above))
  return other === undefined ? undefined : [...above, other]
}

const pathOf = (steps: readonly { readonly key?: unknown }[] = []): Path => steps.map(({ key }) => key as string | number)

/** What is wrong, what is right, and what is nearest to it; `others` are keys of the file that another schema knows. */
function issueFault(source: SourceFile, ofFile: v.GenericSchema, issue: v.BaseIssue<unknown>, others: readonly string[] = []): Fault {
  const schema = ofFile as unknown as AnySchema
  const path = pathOf(issue.path)
  const { input, message } = issue
  if (issue.expected === 'never') {
    const known = [...keysAt(schema, source.data, path.slice(0, -1)), ...(path.length === 1 ? others : [])]
    const close = nearest(String(path.at(-1)), known)
    return source.fault(path, 'unknown key', { expected: anyOf(known, 'keys'), suggestion: close && quoted(close) })
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
    expected: message.replace(/^expected /, ''),
    found: message.includes('found') ? undefined : quoted(input),
    suggestion: typeof input === 'string' ? suggestionFor(message, input, namesAt(schema, source.data, path)) : undefined,
  })
}

/** The same of all issues; a misspelt key is told once, not as an unknown one and a missing one. */
export function issueFaults(source: SourceFile, ofFile: v.GenericSchema, issues: readonly v.BaseIssue<unknown>[], others?: readonly string[]): Fault[] {
  const told = issues.flatMap(issue => misspeltPath(source, ofFile as unknown as AnySchema, issue)?.join() ?? [])
  return issues
    .filter(({ expected, path }) => expected !== 'never' || !told.includes(pathOf(path).join()))
    .map(issue => issueFault(source, ofFile, issue, others))
}
