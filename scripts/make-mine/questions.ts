/** The questions of `npm run make-mine` in the terminal. Each starts with the answer of the last run. */
import { cancel, confirm, intro, isCancel, multiselect, text } from '@clack/prompts'
import * as v from 'valibot'
import { codeOf } from '#content/schema/company.ts'
import { weekdays } from '#content/schema/workday.ts'
import { type Answers, answersSchema, companyOf, nameOfLanguage, zoneOf } from './answers.ts'
import { catalogue, extrasOf, type Files } from './plan.ts'

/** Returns an answer. Ctrl+C exits without any change. */
function unlessCancelled<Value>(value: Value): Exclude<Value, symbol> {
  if (!isCancel(value)) return value as Exclude<Value, symbol>
  cancel('Nothing has been changed.')
  process.exit(1)
}

const list = (typed: string) =>
  typed
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
const times = (typed: string) => typed.split('-').map(part => part.trim())

/** A question that is answered by a text. */
interface Question {
  readonly key: keyof Answers
  readonly message: string
  /** The answer that follows from those before. */
  readonly derived?: (answers: Answers) => unknown
  /** Reads the value of an answer that is no text. */
  readonly read?: (typed: string) => unknown
  readonly applies?: (answers: Answers) => boolean
}

const questions: readonly Question[] = [
  { key: 'name', message: 'What is the company called?' },
  { key: 'legalName', message: 'Its legal name?', derived: ({ name }) => name },
  { key: 'city', message: 'In which city?' },
  { key: 'country', message: 'In which country?' },
  {
    key: 'countryCode',
    message: 'No country has this name. Its two letters?',
    applies: ({ country }) => !codeOf(country),
  },
  { key: 'zone', message: 'Time zone, such as Africa/Nairobi?', derived: zoneOf },
  { key: 'currency', message: 'Currency, in three letters?' },
  { key: 'currencyInWords', message: 'Its name in prices, such as euros (empty for its English name)?' },
  { key: 'tax', message: 'Name of the tax on sales, such as VAT (empty for none)?', read: name => ({ name }) },
  { key: 'founded', message: 'Founded on (YYYY-MM-DD)?' },
  { key: 'founder', message: 'Name of the founder?' },
  { key: 'people', message: 'How many people work there?', read: Number },
  { key: 'address', message: 'Street address, with commas (..., city and postal code)?', read: list },
  { key: 'phone', message: 'Telephone?' },
  { key: 'siteUrl', message: 'Address of the site?', derived: answers => companyOf(answers).siteUrl },
  { key: 'email', message: 'E-mail?', derived: answers => companyOf(answers).emails.general },
  { key: 'language', message: 'Language of the site, such as pt (empty for English)?' },
  {
    key: 'languages',
    message: 'In which languages may clients write?',
    derived: ({ language }) => [nameOfLanguage(language)],
    read: list,
  },
  { key: 'hours', message: 'Working hours, such as 08:30-17:30?', derived: () => ['09:00', '17:00'], read: times },
]

const requiredKeys: readonly string[] = ['name', 'city', 'country', 'countryCode'] satisfies (keyof Answers)[]

/** Returns an answer as it is typed. */
function typedForm(key: keyof Answers, value: unknown): string {
  if (Array.isArray(value)) return value.join(key === 'hours' ? '-' : ', ')
  return typeof value === 'object' && value && 'name' in value ? String(value.name) : String(value ?? '')
}

async function choose<Value extends string>(
  message: string,
  names: readonly Value[],
  chosen: readonly Value[] = [],
  required = false,
) {
  const options = names.map(value => ({ value: value as string, label: value as string }))
  const values = unlessCancelled(await multiselect<string>({ message, options, initialValues: [...chosen], required }))
  return names.filter(name => values.includes(name))
}

/** Asks all questions. */
export async function ask(starters: Files, earlier?: Answers): Promise<Answers> {
  intro('Make this site yours: an empty answer is derived, or left as a TODO')
  let answers = {} as Answers
  for (const { key, message, derived, read = (typed: string) => typed, applies } of questions) {
    if (applies && !applies(answers)) continue
    const validate = (typed = '') =>
      typed.trim() === ''
        ? requiredKeys.includes(key)
          ? 'This one is needed.'
          : undefined
        : v.safeParse(answersSchema.entries[key], read(typed.trim())).issues?.[0].message
    const initialValue = typedForm(key, earlier?.[key] ?? derived?.(answers))
    const input = (unlessCancelled(await text({ message, initialValue, validate })) ?? '').trim()
    if (input !== '') answers = { ...answers, [key]: read(input) }
  }
  const slugs = (kind: 'services' | 'industries') => catalogue(starters, kind).map(({ slug }) => slug)
  return v.parse(answersSchema, {
    ...answers,
    ...(answers.tax && { tax: { ...earlier?.tax, ...answers.tax } }),
    workingDays: await choose(
      'Working days?',
      weekdays,
      earlier?.workingDays ?? ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      true,
    ),
    services: await choose('Which services do you sell?', slugs('services'), earlier?.services),
    industries: await choose('For which industries?', slugs('industries'), earlier?.industries),
    keep: await choose('Which of these do you want besides?', extrasOf(starters), earlier?.keep),
  })
}

export const confirmed = async () => unlessCancelled(await confirm({ message: 'Do it? Nothing is committed.' }))
