/** The questions of `npm run make-mine` in the terminal. Each starts with the answer of the last run. */
import { cancel, confirm, intro, isCancel, multiselect, text } from '@clack/prompts'
import * as v from 'valibot'
import { type Answers, answersSchema, codeOf, companyOf, valuesOf } from './answers.ts'
import { catalogue, extrasOf, type Files } from './plan.ts'

/** Returns an answer. Ctrl+C exits without any change. */
function given<Value>(value: Value): Exclude<Value, symbol> {
  if (!isCancel(value)) return value as Exclude<Value, symbol>
  cancel('Nothing has been changed.')
  process.exit(1)
}

const required: readonly string[] = ['name', 'city', 'country', 'countryCode'] satisfies (keyof Answers)[]

/** Returns the error message for an answer; undefined if it is valid, or empty and not required. */
function faultOf(key: keyof Answers, value: unknown): string | undefined {
  if (value === '' || value === undefined) return required.includes(key) ? 'This one is needed.' : undefined
  return v.safeParse(answersSchema.entries[key], value).issues?.[0].message
}

/** Asks for one text. Resolves with it trimmed. */
async function typed(
  message: string,
  initialValue: string,
  faultIn: (text: string) => string | undefined = () => undefined,
) {
  const validate = (answer = '') => faultIn(answer.trim())
  return (given(await text({ message, initialValue, validate })) ?? '').trim()
}

/** Asks for an answer that is a text. */
async function line(key: keyof Answers, message: string, initialValue = ''): Promise<Partial<Answers>> {
  const value = await typed(message, initialValue, answer => faultOf(key, answer))
  return value === '' ? {} : { [key]: value }
}

async function choose<Value extends string>(
  message: string,
  names: readonly Value[],
  initialValues: readonly Value[],
  required = true,
): Promise<Value[]> {
  const options = names.map(value => ({ value: value as string, label: value as string }))
  const chosen = given(await multiselect<string>({ message, options, initialValues: [...initialValues], required }))
  return names.filter(name => chosen.includes(name))
}

const slugs = (starters: Files, kind: 'services' | 'industries') => catalogue(starters, kind).map(({ slug }) => slug)

/** Asks for names, place and contact details. */
async function company(earlier: Partial<Answers>): Promise<Answers> {
  let answers = { ...(await line('name', 'What is the company called?', earlier.name)) } as Answers
  const next = async (key: keyof Answers, message: string, derived = '') => {
    answers = { ...answers, ...(await line(key, message, String(earlier[key] ?? derived))) }
  }
  await next('legalName', 'Its legal name?', answers.name)
  await next('city', 'In which city?')
  await next('country', 'In which country?')
  if (!codeOf(answers.country)) await next('countryCode', 'No country has this name. Its two letters?')
  await next('zone', 'Time zone?', valuesOf(answers).zone)
  await next('currency', 'Currency, in three letters?')
  await next('currencyInWords', 'Its name in prices, such as euros (empty for its English name)?')
  await next('founded', 'Founded on (YYYY-MM-DD)?')
  await next('founder', 'Name of the founder?')
  await next('phone', 'Telephone?')
  await next('siteUrl', 'Address of the site?', companyOf(answers).siteUrl)
  await next('email', 'E-mail?', companyOf(answers).emails.general)
  return answers
}

const list = (value: string) =>
  value
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

const timesIn = (value: string) => value.split('-').map(part => part.trim())

/** Asks all questions. */
export async function ask(starters: Files, earlier: Partial<Answers> = {}): Promise<Answers> {
  intro('Make this site yours: an empty answer is derived, or left as a TODO')
  const answers = await company(earlier)
  const people = await typed('How many people work there?', String(earlier.people ?? ''), answer =>
    faultOf('people', answer && Number(answer)),
  )
  const address = await typed(
    'Street address, with commas (..., city and postal code)?',
    earlier.address?.join(', ') ?? '',
  )
  const languages = await typed('In which languages may clients write?', (earlier.languages ?? ['English']).join(', '))
  const tax = await typed('Name of the tax on sales, such as VAT (empty for none)?', earlier.tax?.name ?? '')
  const days = await choose(
    'Working days?',
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const,
    earlier.workingDays ?? ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  )
  const hours = await typed('Working hours?', (earlier.hours ?? ['09:00', '17:00']).join('-'), answer =>
    faultOf('hours', timesIn(answer)),
  )
  const all = {
    ...answers,
    ...(Number(people) > 0 && { people: Number(people) }),
    ...(list(address).length > 0 && { address: list(address) }),
    ...(days.length > 0 && { workingDays: days }),
    ...(list(languages).length > 0 && { languages: list(languages) }),
    ...(tax !== '' && { tax: { ...earlier.tax, name: tax } }),
    hours: timesIn(hours),
    services: await choose('Which services do you sell?', slugs(starters, 'services'), earlier.services ?? [], false),
    industries: await choose('For which industries?', slugs(starters, 'industries'), earlier.industries ?? [], false),
    keep: await choose('Which of these do you want besides?', extrasOf(starters), earlier.keep ?? [], false),
  }
  return v.parse(answersSchema, all)
}

export const confirmed = async () => given(await confirm({ message: 'Do it? Nothing is committed.' }))
