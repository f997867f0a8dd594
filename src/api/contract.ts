/**
 * The contract between the site and its API, once: every list and every submission as a schema. Types, checks in the
 * browser, form errors, the mock, the data checks and the static API files follow from it.
 * Source: docs/specification.md#lists.
 */
import * as v from 'valibot'

const text = v.pipe(
  v.string('expected text'),
  v.check(value => value.trim() !== '', 'expected text that is not empty'),
)
const id = v.pipe(
  v.number('expected a number'),
  v.integer('expected a whole number'),
  v.minValue(1, 'expected 1 or more'),
)

/** A link that a browser may follow from our pages: never `javascript:`. */
const link = v.pipe(
  text,
  v.regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/))/, 'expected a link starting with https:, mailto:, tel: or /'),
)

const listOf = <Entry extends v.GenericSchema<unknown, { id: number }>>(entry: Entry) =>
  v.pipe(
    v.array(entry, 'expected a list'),
    v.check(
      entries => new Set(entries.map(({ id }) => id)).size === entries.length,
      'expected a different id for each entry',
    ),
  )

/** Icons of contact methods; anything else is shown as mail. */
export const contactIcons = ['mail', 'phone', 'message', 'support'] as const

/** Where a job can be done. */
export const locationTypes = ['Remote', 'Hybrid', 'On-site'] as const

/** Every list that the API serves, by the last part of its path: `GET /api/<name>`. */
export const lists = {
  teams: listOf(v.object({ id, title: text, description: text, iconIdentifier: text }, 'expected a team')),
  jobs: listOf(
    v.object(
      {
        id,
        title: text,
        department: text,
        locationType: v.picklist(locationTypes, `expected one of ${locationTypes.join(', ')}`),
        description: text,
        applyLink: link,
      },
      'expected a job',
    ),
  ),
  'contact-methods': listOf(
    v.object(
      { id, title: text, subtitle: text, linkText: text, linkHref: link, iconName: text },
      'expected a contact method',
    ),
  ),
  'core-values': listOf(v.object({ id, title: text, description: text }, 'expected a core value')),
  'company-stats': listOf(v.object({ id, title: text, value: text }, 'expected a figure')),
  leadership: listOf(v.object({ id, name: text, position: text, imageUrl: link }, 'expected a leader')),
  benefits: listOf(v.object({ id, number: text, title: text, description: v.optional(text) }, 'expected a benefit')),
  'company-contact': v.object({ email: text, address: text, phone: text }, 'expected the company contact'),
  'social-links': listOf(v.object({ id, platform: text, url: link }, 'expected a social link')),
  brands: listOf(
    v.object({ id, name: text, summary: text, status: text, link: v.optional(link), art: text }, 'expected a brand'),
  ),
} as const

export type ListName = keyof typeof lists
export type ListValue<Name extends ListName> = v.InferOutput<(typeof lists)[Name]>

export type Team = ListValue<'teams'>[number]
export type Job = ListValue<'jobs'>[number]

/** What is wrong first, as `[2].title: expected text`; nothing when the value fits. */
export function firstIssue(schema: v.GenericSchema, value: unknown): string | undefined {
  const result = v.safeParse(schema, value)
  if (result.success) return undefined
  const [issue] = result.issues
  const place = (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
  return `${place || 'the whole'}: ${issue.message}`
}
