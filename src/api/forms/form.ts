import * as v from 'valibot'
import type { Fields, FormName, SubmissionPath } from '#api/submission.ts'
import texts from '#content/texts/forms/common.json' with { type: 'json' }

/** A message for each field that is not right, by field name. */
export type Problems = Readonly<Record<string, string>>

/** What was typed, held against the form: what is wrong with it, or the fields that are sent of it. */
export type Checked = { readonly problems: Problems } | { readonly fields: Fields }

/** Holds values, whoever sent them, against what they have to be. */
export type Check = (values: Readonly<Record<string, unknown>>, file?: ChosenFile) => Checked

/** What a form says when the server refuses without a reason, and when nothing comes back. */
interface Failure {
  readonly refused: string
  readonly lost: string
}

/** The failures of a form whose submission is a message (docs/specification.md#messages). */
export const messageFailure: Failure = {
  refused: texts.messageRefused,
  lost: texts.messageLost,
}

/** A chosen file, as far as it can be judged by its outside. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
}

/** One form of the site: what may be typed into it, what is sent of that, and where. */
export interface Form<Name extends FormName = FormName> {
  /** The id of its element. */
  readonly name: Name
  readonly path: SubmissionPath
  /** Milliseconds until an attempt counts as lost. */
  readonly timeout: number
  readonly failure: Failure
  /** Whether a file goes along. */
  readonly takesFile: boolean
  /** Holds what was typed against the form. */
  readonly check: Check
  /** Holds what scripts have sent of it. */
  readonly checkSent: Check
  /** The names of the fields that are sent. */
  readonly sentFields: readonly string[]
}

/** Holds some fields against a schema: one message for each that does not fit, or all as they are to be. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  values: unknown,
): { problems: Problems } | { fields: v.InferOutput<Schema> } {
  const { success, issues, output } = v.safeParse(schema, values)
  if (success) return { fields: output }
  // Whoever sends something may call a field as every object calls something of its own.
  const problems: Record<string, string> = Object.create(null)
  for (const { path, message } of issues) problems[String(path?.[0]?.key ?? '')] ??= message
  return { problems }
}

type FieldsSchema = v.GenericSchema<unknown, Fields> & { readonly entries: v.ObjectEntries }

interface Definition<Name extends FormName, Schema extends FieldsSchema>
  extends Pick<Form<Name>, 'name' | 'path' | 'failure'> {
  readonly timeout?: number
  /** Every field as it is typed. */
  readonly schema: Schema
  /** What is sent of the values; left out, the values themselves. */
  readonly sends?: (values: v.InferOutput<Schema>) => Fields
  /** Every field as it is sent; left out, they are those that are typed. */
  readonly sentSchema?: FieldsSchema
  /** What is wrong with the chosen file; left out, the form takes none. */
  readonly fileProblem?: (file?: ChosenFile) => string | undefined
}

/** Makes a form of its definition. */
export function defineForm<Name extends FormName, Schema extends FieldsSchema>({
  schema,
  sends = values => values,
  sentSchema,
  fileProblem,
  timeout = 30_000,
  ...form
}: Definition<Name, Schema>): Form<Name> {
  const check: Check = (values, file) => {
    const typed = read(schema, values)
    const wrongFile = fileProblem?.(file)
    if (wrongFile !== undefined) return { problems: { ...('problems' in typed && typed.problems), resume: wrongFile } }
    return 'problems' in typed ? typed : { fields: sends(typed.fields) }
  }
  return {
    ...form,
    timeout,
    takesFile: fileProblem !== undefined,
    check,
    checkSent: sentSchema ? values => read(sentSchema, values) : check,
    sentFields: Object.keys((sentSchema ?? schema).entries),
  }
}
