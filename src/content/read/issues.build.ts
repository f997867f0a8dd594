import * as v from 'valibot'
import { pageAddress } from '#content/schema/basics.ts'
import { schemaContext } from '#content/schema/schema-context.ts'
import { anyOf, ContentError, type Fault, quoted } from './fault.build.ts'
import { nearest } from './nearest.build.ts'
import { type Path, type SourceFile, valueAt } from './source-file.build.ts'

/** The properties of valibot schemas that this module reads. */
interface AnySchema {
  readonly type?: string
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

/** Returns the schema of a value inside one of this schema. */
const inside = ({ entries, item, items, value }: AnySchema, key: string | number) => entries?.[key] ?? item ?? items?.[Number(key)] ?? value

/** Returns the schema of the value at a path. */
function schemaAt(schema: AnySchema, value: unknown, path: Path): AnySchema | undefined {
  const own = bare(schema, value)
  const [key, ...rest] = path
  if (key === undefined) return own
  const next = inside(own, key)
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
  const close = moved ?? nearest(input, names)
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

/** Yields the keys that a loose schema lets through: the API may send more than the site knows, an owner's file not. */
function* strangers(schema: AnySchema, value: unknown, path: Path = []): Generator<{ readonly path: Path; readonly known: readonly string[] }> {
  if (typeof value !== 'object' || value === null) return
  const own = bare(schema, value)
  const known = Object.keys(own.entries ?? {})
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const next = inside(own, key)
    if (next) yield* strangers(next, inner, [...path, key])
    else if (own.type === 'object') yield { path: [...path, key], known }
  }
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
  return source.fault(path, 'does not fit', {
    expected: expectedOf(message, keysAt(schema, source.data, path)),
    // A rule about two values is one of the whole object.
    found: message.includes('found') ? undefined : quoted(typeof input === 'object' ? valueAt(source.data, path) : input),
    suggestion: typeof input === 'string' ? suggestionFor(message, input, namesAt(schema, source.data, path)) : undefined,
  })
}

type Checked<Value> = { readonly value: Value; readonly faults?: undefined } | { readonly value?: undefined; readonly faults: readonly Fault[] }

/**
 * Returns the data as parsed by its schema, or all faults. Reports a misspelt key once, not as unknown and missing. `others`
 * are keys of the file that another schema knows.
 */
export function checked<Schema extends v.GenericSchema>(source: SourceFile, schema: Schema, others: readonly string[] = []): Checked<v.InferOutput<Schema>> {
  const { success, output, issues = [] } = v.safeParse(schema, source.data, { abortPipeEarly: true })
  const misspelt = issues.flatMap(issue => misspeltPath(source, schema as unknown as AnySchema, issue)?.join() ?? [])
  const isTold = (path: Path) => misspelt.includes(path.join())
  const faults = [
    ...issues.filter(({ expected, path }) => expected !== 'never' || !isTold(pathOf(path))).map(issue => issueFault(source, schema, issue, others)),
    ...[...strangers(schema as unknown as AnySchema, source.data)].flatMap(({ path, known }) => (isTold(path) ? [] : unknownKey(source, path, known))),
  ]
  return success && faults.length === 0 ? { value: output } : { faults }
}

/** Returns the data as parsed by its schema. Throws a `ContentError` with all faults. */
export function valid<Schema extends v.GenericSchema>(source: SourceFile, schema: Schema): v.InferOutput<Schema> {
  const { value, faults } = checked(source, schema)
  if (faults) throw new ContentError(faults)
  return value
}
