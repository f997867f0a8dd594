import { type Kind, kinds, type Status, statuses } from '#server/storage/index.ts'
import type { Separator } from './csv.ts'
import { daysOf, startOfDay } from './days.ts'

/** An invalid command line; the message is for the user. */
export class UsageError extends Error {
  override name = 'Misuse'
}

/** Parses the value of an option. Throws a `UsageError` when it is invalid. */
type Read<Value> = (text: string, name: string) => Value

const text: Read<string> = value => value

const oneOf =
  <const Value extends string>(...allowed: readonly Value[]): Read<Value> =>
  (value, name) => {
    const found = allowed.find(one => one === value)
    if (!found) throw new UsageError(`--${name} is "${value}": it takes ${allowed.join(', ')}.`)
    return found
  }

const count: Read<number> = (value, name) => {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--${name} is "${value}": it takes a number, such as 30.`)
  return number
}

function period(text: string, name: string) {
  const days = daysOf(text)
  if (!days)
    throw new UsageError(`--${name} is "${text}": it takes a day such as 2026-10-31, or a month such as 2026-10.`)
  return days
}

/** All options: name and parser of the value (omitted for a flag), and description. */
export const options = {
  kind: { value: 'kind', read: oneOf<Kind>(...kinds), about: `only this kind: ${kinds.join(', ')}` },
  search: { value: 'words', read: text, about: 'only with all of these words, in any field' },
  since: {
    value: 'day',
    read: (text: string, name: string) => startOfDay(period(text, name).first),
    about: 'only what came on this day or later: 2026-10-31, or a month: 2026-10',
  },
  until: {
    value: 'day',
    read: (text: string, name: string) => startOfDay(period(text, name).next),
    about: 'only what came on this day or earlier, or in this month or earlier',
  },
  status: {
    value: 'status',
    read: oneOf<Status>(...statuses),
    about: `only this status: ${statuses.join(', ')}; left out, all but spam`,
  },
  limit: { value: 'number', read: count, about: 'at most so many' },
  all: { about: 'all of them; into a file or with --json that goes without saying' },
  out: { value: 'file', read: text, about: 'writes to this file instead of the terminal' },
  csv: { about: 'as a table for spreadsheets' },
  separator: {
    value: 'sign',
    read: oneOf<Separator>('comma', 'semicolon', 'tab'),
    about: 'comma, semicolon or tab; semicolon where a spreadsheet writes 1,5',
  },
  json: { about: 'as JSON, for scripts (npm run -s inbox leaves out npm’s own lines)' },
  waiting: { about: 'the mails that wait for their next attempt, instead of those that failed' },
  keep: { value: 'days', read: count, about: 'removes the copy after so many days, with the next backup' },
  yes: { about: 'does not ask whether you are sure' },
  help: { about: 'explains the command' },
} as const

export type OptionName = keyof typeof options

type ValueOf<Option> = Option extends { readonly read: Read<infer Value> } ? Value | undefined : boolean

/** Parsed arguments: positional arguments in `words`, and options. */
export type Asked = { readonly [Name in OptionName]: ValueOf<(typeof options)[Name]> } & {
  readonly words: readonly string[]
}
