import { type Kind, kinds, type Status, statuses } from '#server/storage/index.ts'
import type { Separator } from './csv.ts'
import { daysOf, startOfDay } from './days.ts'

/** An invalid command line; the message is for the user. */
export class UsageError extends Error {
  override name = 'UsageError'
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
  search: { value: 'words', read: text, about: 'only submissions that contain all of these words, in any field' },
  since: {
    value: 'day',
    read: (text: string, name: string) => startOfDay(period(text, name).first),
    about: 'from this day or month: 2026-10-31 or 2026-10',
  },
  until: {
    value: 'day',
    read: (text: string, name: string) => startOfDay(period(text, name).next),
    about: 'up to and including this day or month',
  },
  status: {
    value: 'status',
    read: oneOf<Status>(...statuses),
    about: `only this status: ${statuses.join(', ')}; without it, all except spam`,
  },
  limit: { value: 'number', read: count, about: 'at most this many' },
  all: { about: 'all of them; the default for a file or with --json' },
  out: { value: 'file', read: text, about: 'writes to this file, not to the terminal' },
  csv: { about: 'as CSV, for spreadsheets' },
  separator: {
    value: 'sign',
    read: oneOf<Separator>('comma', 'semicolon', 'tab'),
    about: 'comma, semicolon or tab; semicolon where a spreadsheet writes 1,5',
  },
  json: { about: 'as JSON, for scripts (npm run -s inbox keeps npm’s own lines out)' },
  waiting: { about: 'the mails that wait for their next attempt, not the failed ones' },
  keep: { value: 'days', read: count, about: 'deletes the copy this many days later, with the next backup' },
  yes: { about: 'does not ask for confirmation' },
  help: { about: 'shows this help' },
} as const

export type OptionName = keyof typeof options

type ValueOf<Option> = Option extends { readonly read: Read<infer Value> } ? Value | undefined : boolean

/** Parsed arguments: positional arguments in `words`, and options. */
export type Asked = { readonly [Name in OptionName]: ValueOf<(typeof options)[Name]> } & {
  readonly words: readonly string[]
}
