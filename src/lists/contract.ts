/**
 * The contract between the site and its API: schemas of all lists. Types, validation in the browser, the mock, the checks of
 * the data and the static API files are derived from them.
 * Source: docs/specification/data.md#lists.
 */
import * as v from 'valibot'
import { isJobId } from '#content/job-id.ts'
import { day, differentIds, photoFile } from '#content/schema-parts.ts'

const text = v.pipe(
  v.string('expected text'),
  v.check(value => value.trim() !== '', 'expected text that is not empty'),
)

const id = v.union([v.pipe(v.number(), v.finite()), text], 'expected a number or text')

type Id = v.InferOutput<typeof id>

/** Id of a job; its page is `/careers/{id}`. */
const jobId = v.pipe(
  id,
  v.check(value => isJobId(String(value)), 'expected a number, or letters, digits and hyphens, other than apply'),
)

/** A safe link; never `javascript:`. */
const link = v.pipe(
  text,
  v.regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/))/, 'expected a link starting with https:, mailto:, tel: or /'),
)

/** A photograph in `data/photos/`, from which the build makes pictures. */
const photo = v.optional(
  v.object(
    {
      file: photoFile,
      alt: text,
    },
    'expected a photograph: file and alt',
  ),
)

const listOf = <Entry extends v.GenericSchema<unknown, { id: Id }>>(entry: Entry) =>
  v.pipe(v.array(entry, 'expected a list'), differentIds<v.InferOutput<Entry>>())

/** Name of an icon; a missing name gets the icon of unknown names. */
const icon = v.nullish(v.string('expected text'), '')

/** Any text, empty if the place is not known. */
const locationType = v.pipe(
  v.nullish(v.string('expected text'), ''),
  v.transform(value => value.trim()),
)

/** Employment types, as displayed. */
const employmentTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'] as const

const amount = v.pipe(v.number('expected an amount'), v.minValue(1, 'expected an amount above 0'))

/** Gross salary. */
const salary = v.pipe(
  v.object(
    {
      from: amount,
      to: amount,
      /** ISO 4217 code, such as `EUR`. */
      currency: v.pipe(v.string('expected a currency'), v.regex(/^[A-Z]{3}$/, 'expected a currency like EUR')),
      period: v.picklist(['hour', 'day', 'week', 'month', 'year'], 'expected hour, day, week, month or year'),
    },
    'expected a salary',
  ),
  v.check(({ from, to }) => from <= to, 'expected "from" that is not above "to"'),
)

const points = v.optional(v.array(text, 'expected a list of texts'))

/** Optional details of a job; its page omits missing ones (docs/specification/data.md#lists). */
const jobDetails = {
  posted: v.optional(day),
  /** The last day for applications. */
  closes: v.optional(day),
  employmentType: v.optional(v.picklist(employmentTypes, `expected one of ${employmentTypes.join(', ')}`)),
  salary: v.optional(salary),
  /** Lists of bullet points. */
  duties: points,
  requirements: points,
  niceToHave: points,
  /** Steps of the application process; `when` counts from the application. */
  steps: v.optional(v.array(v.object({ when: text, title: text }, 'expected a step'), 'expected a list of steps')),
}

/** Schemas of the lists by name: `GET /api/<name>`. */
export const lists = {
  teams: listOf(v.object({ id, title: text, description: text, iconIdentifier: icon }, 'expected a team')),
  jobs: listOf(
    v.object(
      {
        id: jobId,
        title: text,
        department: text,
        locationType,
        description: text,
        applyLink: v.pipe(v.string('expected the form of this job, "/careers/apply?job=" and its id'), link),
        ...jobDetails,
      },
      'expected a job',
    ),
  ),
  'contact-methods': listOf(
    v.object(
      { id, title: text, subtitle: text, linkText: text, linkHref: link, iconName: icon },
      'expected a contact method',
    ),
  ),
  'core-values': listOf(v.object({ id, title: text, description: text }, 'expected a core value')),
  'company-stats': listOf(v.object({ id, title: text, value: text }, 'expected a figure')),
  leadership: listOf(
    v.object(
      {
        id,
        name: text,
        position: text,
        imageUrl: v.pipe(v.string('expected the address of a picture, such as "/images/leaders/name.svg"'), link),
        bio: v.optional(text),
        photo,
      },
      'expected a leader',
    ),
  ),
  benefits: listOf(v.object({ id, number: id, title: text, description: v.optional(text) }, 'expected a benefit')),
  'company-contact': v.object({ email: text, address: text, phone: text }, 'expected the company contact'),
  'social-links': listOf(v.object({ id, platform: text, url: link }, 'expected a social link')),
  brands: listOf(
    v.object(
      {
        id,
        name: text,
        summary: text,
        status: text,
        link: v.optional(link),
        art: text,
        photo,
        /** Target group and price. */
        audience: v.optional(text),
        price: v.optional(text),
      },
      'expected a brand',
    ),
  ),
} as const

/** Lists derived from `data/company.json`, without their own file. */
export const listsFromCompany = ['company-contact', 'social-links'] as const satisfies readonly (keyof typeof lists)[]

export type ListName = keyof typeof lists
export type ListValue<Name extends ListName> = v.InferOutput<(typeof lists)[Name]>

export type Team = ListValue<'teams'>[number]
export type Job = ListValue<'jobs'>[number]

const sentence = (keys: readonly unknown[], message: string) => {
  const place = keys.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return `${place.replace(/^\./, '') || 'the whole'}: ${message}`
}

const keysOf = ({ path = [] }: { readonly path?: readonly { readonly key: unknown }[] | undefined }) =>
  path.map(({ key }) => key)

/** The first validation error, such as `[2].title: expected text`; `undefined` when the value is valid. */
export function firstIssue(schema: v.GenericSchema, value: unknown): string | undefined {
  const { issues } = v.safeParse(schema, value)
  return issues && sentence(keysOf(issues[0]), issues[0].message)
}

/**
 * Validates the response to `GET /api/<name>`. Returns its valid part, and a message for each entry that is left out. Throws an `Error` with the first validation error
 * when nothing is usable: the value is not a list, or no entry is valid.
 */
export function readAnswer<Name extends ListName>(
  name: Name,
  answer: unknown,
): { readonly value: ListValue<Name>; readonly leftOut: readonly string[] } {
  const schema: v.GenericSchema<unknown, unknown> = lists[name]
  const whole = v.safeParse(schema, answer)
  if (whole.success) return { value: whole.output as ListValue<Name>, leftOut: [] }
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : []
  const byId = new Map<string, unknown>()
  const leftOut: string[] = []
  for (const [at, entry] of entries.entries()) {
    const { success, output, issues } = v.safeParse(schema, [entry])
    const [read] = success ? (output as readonly { readonly id: Id }[]) : []
    if (!read) leftOut.push(sentence([at, ...(issues ? keysOf(issues[0]).slice(1) : [])], issues?.[0].message ?? ''))
    else if (byId.has(String(read.id))) leftOut.push(sentence([at, 'id'], 'expected a different id for each entry'))
    else byId.set(String(read.id), read)
  }
  if (byId.size === 0) throw new Error(firstIssue(schema, answer))
  return { value: [...byId.values()] as ListValue<Name>, leftOut }
}
