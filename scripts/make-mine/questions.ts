/** The questions of `npm run make-mine` in the terminal; what was answered before is what each begins with. */
import { cancel, confirm, intro, isCancel, multiselect, text } from '@clack/prompts'
import * as v from 'valibot'
import { type Answers, answersSchema, companyOf, valuesOf } from './answers.ts'
import { catalogue, extrasOf, type Files } from './plan.ts'

/** What Ctrl+C ends, without having changed anything. */
function given<Value>(value: Value): Exclude<Value, symbol> {
  if (!isCancel(value)) return value as Exclude<Value, symbol>
  cancel('Nothing has been changed.')
  process.exit(1)
}

type Texts =
  | 'name'
  | 'legalName'
  | 'city'
  | 'country'
  | 'countryCode'
  | 'zone'
  | 'currency'
  | 'founded'
  | 'founder'
  | 'phone'
  | 'siteUrl'
  | 'email'

/** What is wrong with an answer, in words; nothing for an empty one, which is derived or left to be filled in. */
function faultOf(key: Texts, value = ''): string | undefined {
  if (value.trim() === '')
    return key === 'name' || key === 'city' || key === 'country' ? 'This one is needed.' : undefined
  const { issues } = v.safeParse(answersSchema.entries[key], value)
  return issues?.[0].message
}

/** What is wrong with an answer that is not a text as it is typed; nothing for an empty one. */
const faultIn = (key: 'people' | 'hours', value: unknown) =>
  v.safeParse(answersSchema.entries[key], value).issues?.[0].message

/** Asks for one text. */
async function line(key: Texts, message: string, initialValue = ''): Promise<Partial<Answers>> {
  const value = given(await text({ message, initialValue, validate: answer => faultOf(key, answer) })) ?? ''
  return value.trim() === '' ? {} : { [key]: value.trim() }
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

/** Who they are, where, and how they are reached. */
async function company(earlier: Partial<Answers>): Promise<Answers> {
  let answers = { ...(await line('name', 'What is the company called?', earlier.name)) } as Answers
  const next = async (key: Texts, message: string, derived = '') => {
    answers = { ...answers, ...(await line(key, message, earlier[key] ?? derived)) }
  }
  await next('legalName', 'Its legal name?', answers.name)
  await next('city', 'In which city?')
  await next('country', 'In which country?')
  await next('countryCode', 'Two letters of the country?', companyOf(answers).address.countryCode)
  await next('zone', 'Time zone?', valuesOf(answers).zone)
  await next('currency', 'Currency, in three letters?')
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

/** Asks everything. */
export async function ask(starters: Files, earlier: Partial<Answers> = {}): Promise<Answers> {
  intro('Make this site yours: an empty answer is derived, or left as a TODO')
  const answers = await company(earlier)
  const people =
    given(
      await text({
        message: 'How many people work there?',
        initialValue: earlier.people === undefined ? '' : String(earlier.people),
        validate: (answer = '') => (answer.trim() === '' ? undefined : faultIn('people', Number(answer))),
      }),
    ) ?? ''
  const address =
    given(
      await text({
        message: 'Street address, with commas (..., city and postal code)?',
        initialValue: earlier.address?.join(', ') ?? '',
      }),
    ) ?? ''
  const days = await choose(
    'Working days?',
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const,
    earlier.workingDays ?? ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  )
  const hours = given(
    await text({
      message: 'Working hours?',
      initialValue: (earlier.hours ?? ['09:00', '17:00']).join('-'),
      validate: (answer = '') => faultIn('hours', timesIn(answer)),
    }),
  )
  const all = {
    ...answers,
    ...(Number(people) > 0 && { people: Number(people) }),
    ...(list(address).length > 0 && { address: list(address) }),
    ...(days.length > 0 && { workingDays: days }),
    hours: timesIn(hours),
    services: await choose('Which services do you sell?', slugs(starters, 'services'), earlier.services ?? [], false),
    industries: await choose('For which industries?', slugs(starters, 'industries'), earlier.industries ?? [], false),
    keep: await choose('Which of these do you want besides?', extrasOf(starters), earlier.keep ?? [], false),
  }
  return v.parse(answersSchema, all)
}

export const confirmed = async () => given(await confirm({ message: 'Do it? Nothing is committed.' }))
