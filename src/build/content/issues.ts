import type * as v from 'valibot'
import { isDay, nearestDay } from './days.ts'
import { type Fault, quoted } from './fault.ts'
import type { ReadJson } from './json.ts'
import { nearest } from './nearest.ts'

/** The right values of an issue, where they are some names: valibot has them as `("day" | "week")`. */
const namesOf = ({ expected }: v.BaseIssue<unknown>) =>
  [...(expected ?? '').matchAll(/"([^"]*)"/g)].flatMap(([, name]) => name ?? [])

/** The value that was probably meant. */
function suggestionFor(issue: v.BaseIssue<unknown>, input: string) {
  const close = /\bday\b/.test(issue.message) ? nearestDay(input) : nearest(input, namesOf(issue))
  return close && close !== input ? quoted(close) : undefined
}

/** A name that is nearly the missing one, among those beside it. */
function misspelt(issue: v.BaseIssue<unknown>, key: unknown) {
  const around = issue.path?.at(-1)?.input
  return typeof key === 'string' && typeof around === 'object' && around !== null
    ? nearest(key, Object.keys(around))
    : undefined
}

/** What a schema has against a value of a file, as a fault at the value's line. */
export function issueFault(source: ReadJson, issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map(({ key }) => key as string | number)
  const expected = issue.message.replace(/^expected /, '')
  const { input } = issue
  if (input === undefined) {
    const other = misspelt(issue, path.at(-1))
    if (other === undefined) return source.fault(path, 'missing')
    const key = String(path.at(-1))
    return source.fault([...path.slice(0, -1), other], `unknown name, and ${key} is missing`, {
      suggestion: quoted(key),
    })
  }
  const impossible = typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input) && !isDay(input)
  return source.fault(path, impossible ? 'the calendar has no such day' : 'does not fit', {
    expected,
    found: quoted(input),
    suggestion: typeof input === 'string' ? suggestionFor(issue, input) : undefined,
  })
}
