/** `{{name}}` and `{{claims.warranty}}` in content: the value of the company or of a claim in the place of its name. */
import { withCommas } from '#site/pages/amount.ts'
import { nearest } from './nearest.ts'

/** Values by their name, such as `name`, `company.emails.press` and `claims.overlap.london.winter`. */
export type Placeholders = ReadonlyMap<string, string>

/** What has the braces of a placeholder, and no value. */
export interface UnknownPlaceholder {
  /** With its braces. */
  readonly written: string
  readonly suggestion: string | undefined
}

/** The second form is a slip, such as `{{name}` and `{{my-name}}`: visitors would see the braces. */
const form = /\{\{(?:\s*([\w.]+)(?:\s*\|\s*(capital))?\s*\}\}|[^{}]*\}{0,2})/g

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The text with its placeholders filled in; those without a value stay, and are named. */
export function filled(text: string, values: Placeholders): { readonly text: string; readonly unknown: readonly UnknownPlaceholder[] } {
  const unknown: UnknownPlaceholder[] = []
  const whole = text.replace(form, (written: string, name?: string, filter?: string) => {
    const value = name && values.get(name)
    if (value === undefined) {
      unknown.push({ written, suggestion: nearest(written.replace(/[{}]/g, '').trim(), values.keys()) })
      return written
    }
    return filter ? capital(value) : value
  })
  return { text: whole, unknown }
}

/** Every text and number below a value, by its path with dots; entries of lists by their number, from 0. */
export function* named(prefix: string, value: unknown): Generator<[string, string]> {
  if (typeof value === 'string') yield [prefix, value]
  else if (typeof value === 'number') yield [prefix, withCommas(value)]
  else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) yield* named(prefix ? `${prefix}.${key}` : key, inner)
}
