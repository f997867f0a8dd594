/** Holds the data of a file against its schema. */
import * as v from 'valibot'
import type { Fault } from './fault.ts'
import { issueFault } from './issues.ts'
import type { SourceFile } from './source-file.ts'

type Checked<Value> = { readonly value: Value; readonly faults?: undefined } | { readonly value?: undefined; readonly faults: readonly Fault[] }

/** The data as its schema gives it, or every fault. */
export function checked<Schema extends v.GenericSchema>(source: SourceFile, schema: Schema): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, source.data, { abortPipeEarly: true })
  return result.success ? { value: result.output } : { faults: result.issues.map(issue => issueFault(source, schema, issue)) }
}
