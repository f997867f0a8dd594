/** Holds the data of a file against its schema. */
import * as v from 'valibot'
import type { Fault } from './fault.ts'
import { issueFaults } from './issues.ts'
import type { SourceFile } from './source-file.ts'

type Checked<Value> = { readonly value: Value; readonly faults?: undefined } | { readonly value?: undefined; readonly faults: readonly Fault[] }

/** The data as its schema gives it, or every fault; `others` are keys of the file that another schema knows. */
export function checked<Schema extends v.GenericSchema>(source: SourceFile, schema: Schema, others?: readonly string[]): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, source.data, { abortPipeEarly: true })
  return result.success ? { value: result.output } : { faults: issueFaults(source, schema, result.issues, others) }
}
