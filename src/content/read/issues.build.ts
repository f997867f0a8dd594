import * as v from 'valibot'
import { oddAt, pageAddress, plainText } from '#content/schema/basics.ts'
import { schemaContext } from '#content/schema/schema-context.ts'
import { anyOf, ContentError, type Fault, nearest, quoted, suggestionOf } from './fault.build.ts'
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

/** Returns the schema of the value at a path; empty if there is none. */
function schemaAt(schema: AnySchema, value: unknown, [key, ...rest]: Path): AnySchema {
  const own = bare(schema, value)
  return key === undefined ? own : schemaAt(inside(own, key) ?? {}, valueAt(value, [key]), rest)
}

/** Returns the names that a value of a schema may have; empty if it is not one of some names. */
function namesOf({ message, names, options = [] }: AnySchema): readonly string[] {
  if (message === pageAddress) return [...schemaContext().addresses]
  return names?.() ?? options.filter((option): option is string => typeof option === 'string')
}

/** Yields the paths of keys that a schema does not know. The API may send more than the site knows, an owner's file not. */
function* strangers(schema: AnySchema, value: unknown, path: Path = []): Generator<Path> {
  const own = bare(schema, value)
  if (typeof value !== 'object' || value === null || (own.type === 'array' && !Array.isArray(value))) return
  // One is enough for a list in place of keys.
  for (const [key, inner] of Array.isArray(value) ? value.slice(0, own.entries ? 1 : undefined).entries() : Object.entries(value)) {
    const next = inside(own, key)
    if (next) yield* strangers(next, inner, [...path, key])
    else if (own.type === 'object' || own.type === 'strict_object') yield [...path, key]
  }
}

/** Returns the expected value of a message. Only schemas of keys with values have a message of the library. */
function expectedOf(message: string, { entries }: AnySchema) {
  if (!message.startsWith('Invalid type')) return message.replace(/^expected /, '')
  return entries ? `the keys ${Object.keys(entries).join(', ')}` : 'keys with values'
}

/** Returns what to do about a value that YAML or JSON reads as another type than its author meant, after what is expected. */
function remedyOf(message: string, input: unknown) {
  if (message === 'expected text' && input !== null && !Array.isArray(input))
    return typeof input === 'object' ? ' in quotes, because of its colon' : ' in quotes'
  return message === 'expected a list' && String(input).startsWith('-') ? ' with a space after each dash' : ''
}

/**
 * Returns the data as parsed by its schema; if it has faults, adds them to `faults` and returns undefined. Reports a misspelt
 * key as unknown, and not as missing too. `others` are keys of the file that another schema knows.
 */
export function checked<Schema extends v.GenericSchema>(
  { file, data, fault }: SourceFile,
  schema: Schema,
  faults: Fault[],
  others: readonly string[] = [],
): v.InferOutput<Schema> | undefined {
  const { success, output, issues = [] } = v.safeParse(schema, data, { abortPipeEarly: true })
  const at = (path: Path) => schemaAt(schema as unknown as AnySchema, data, path)
  const unknown = [...strangers(schema as unknown as AnySchema, data)]
  for (const { path: steps = [], input, message, expected } of issues) {
    const path = steps.map(({ key }) => key as string | number)
    const own = at(path)
    if (expected === 'never' && unknown.some(other => other.join() === path.join())) continue
    if (input === undefined && path.length > 0) {
      const above = path.slice(0, -1)
      const beside = unknown.filter(other => other.slice(0, -1).join() === above.join()).map(other => String(other.at(-1)))
      const expected = typeof own.message === 'string' ? own.message.replace(/^expected /, '') : undefined
      if (!Array.isArray(valueAt(data, above)) && !nearest(String(path.at(-1)), beside)) faults.push(fault(path, 'missing', { expected }))
      continue
    }
    const moved = message === pageAddress ? schemaContext().aliases.get(String(input)) : undefined
    faults.push(
      fault(path, 'does not fit', {
        expected: expectedOf(message, own) + remedyOf(message, input),
        // A rule about two values is one of the whole object.
        found: message.includes('found')
          ? undefined
          : quoted(typeof input === 'object' ? valueAt(data, path) : input, message === plainText ? oddAt(String(input)) : 0),
        suggestion: moved ? quoted(moved) : typeof input === 'string' ? suggestionOf(input, namesOf(own)) : undefined,
      }),
    )
  }
  for (const path of unknown) {
    const known = [...Object.keys(at(path.slice(0, -1)).entries ?? {}), ...(path.length === 1 ? others : [])]
    const expected = anyOf(known, 'keys') + (file === 'data/texts.yaml' ? ' (npm run content -- --keys takes over new ones, for a developer)' : '')
    faults.push(
      fault(path, typeof path.at(-1) === 'number' ? 'an entry of a list' : 'unknown key', { expected, suggestion: suggestionOf(String(path.at(-1)), known) }),
    )
  }
  return success && unknown.length === 0 ? output : undefined
}

/** Returns the data as parsed by its schema. Throws a `ContentError` with all faults. */
export function valid<Schema extends v.GenericSchema>(source: SourceFile, schema: Schema): v.InferOutput<Schema> {
  const faults: Fault[] = []
  const value = checked(source, schema, faults)
  if (faults.length > 0) throw new ContentError(...faults)
  return value
}
