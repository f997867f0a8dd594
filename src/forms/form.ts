import * as v from 'valibot'
import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import type { Fields, FormName, SubmissionPath } from './submission.ts'

/** Error messages by field name. */
export type Problems = Readonly<Record<string, string>>

/** The result of validation: the errors, or the fields to send. */
export type Checked = { readonly problems: Problems } | { readonly fields: Fields }

/** Validates values and a chosen file. */
export type Check = (values: Readonly<Record<string, unknown>>, file?: ChosenFile) => Checked

/** Error messages: for a refusal without a reason, and for a missing response. */
interface Failure {
  readonly refused: string
  readonly lost: string
}

/** Name and size of a chosen file. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
}

/** A form: its validation, and where and how it is sent. */
export interface Form<Name extends FormName = FormName> {
  /** Id of its element. */
  readonly name: Name
  readonly path: SubmissionPath
  /** Timeout of an attempt, in milliseconds. */
  readonly timeout: number
  readonly failure: Failure
  /** Whether it has a file input. */
  readonly takesFile: boolean
  /** Validates typed values. */
  readonly check: Check
  /** Validates the fields that scripts send. */
  readonly checkSent: Check
  /** Names of the sent fields. */
  readonly sentFields: readonly string[]
}

/** Validates values against a schema. Returns one error per invalid field, or the parsed fields. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  values: unknown,
): { problems: Problems } | { fields: v.InferOutput<Schema> } {
  const { success, issues, output } = v.safeParse(schema, values, { abortPipeEarly: true })
  if (success) return { fields: output }
  // Null prototype: senders choose field names, such as `constructor`.
  const problems: Record<string, string> = Object.create(null)
  for (const { path, message } of issues) problems[String(path?.[0]?.key ?? '')] ??= message
  return { problems }
}

type FieldsSchema = v.GenericSchema<unknown, Fields> & { readonly entries: v.ObjectEntries }

interface Definition<Name extends FormName, Schema extends FieldsSchema> extends Pick<Form<Name>, 'name' | 'path'> {
  readonly timeout?: number
  /** The error messages of message forms by default. */
  readonly failure?: Failure
  /** Schema of the typed values. */
  readonly schema: Schema
  /** Maps typed values to sent fields; the identity by default. */
  readonly sends?: (values: v.InferOutput<Schema>) => Fields
  /** Schema of the sent fields; `schema` by default. */
  readonly sentSchema?: FieldsSchema
  /** Validates the chosen file; omitted when the form has no file input. */
  readonly fileProblem?: (file?: ChosenFile) => string | undefined
}

export function defineForm<Name extends FormName, Schema extends FieldsSchema>({
  schema,
  sends = values => values,
  sentSchema,
  fileProblem,
  timeout = 30_000,
  failure = { refused: texts.messageRefused, lost: texts.messageLost },
  ...form
}: Definition<Name, Schema>): Form<Name> {
  const check: Check = (values, file) => {
    const parsed = read(schema, values)
    const wrongFile = fileProblem?.(file)
    if (wrongFile !== undefined)
      return { problems: { ...('problems' in parsed && parsed.problems), resume: wrongFile } }
    return 'problems' in parsed ? parsed : { fields: sends(parsed.fields) }
  }
  return {
    ...form,
    timeout,
    failure,
    takesFile: fileProblem !== undefined,
    check,
    checkSent: sentSchema ? values => read(sentSchema, values) : check,
    sentFields: Object.keys((sentSchema ?? schema).entries),
  }
}
