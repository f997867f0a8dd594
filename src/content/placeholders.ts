/** The placeholders of the content, such as `{{name}}`: one syntax for pages, articles, texts and lists. */
import { headingFont } from '#theme/tokens.ts'
import type { Company } from './company-values.ts'
import { withStop } from './fill.ts'
import { type Locale, localeOf, numberIn } from './locale.ts'

/** Values by name, such as `name`, `company.emails.press` and `claims.overlap.london.winter`. */
export type Placeholders = ReadonlyMap<string, string>

/** Returns `Kenyan shillings` for KES; returns a text that is not a currency code unchanged. */
function currencyName({ currency, language }: Company) {
  if (!/^[A-Z]{3}$/.test(currency)) return currency
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}

/** Yields every text and number inside a value by its dotted path. List indexes start at 0. */
function* named(prefix: string, value: unknown, locale: Locale): Generator<[string, string]> {
  if (typeof value === 'string') yield [prefix, value]
  else if (typeof value === 'number') yield [prefix, numberIn(locale, value)]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* named(`${prefix}.${key}`, inner, locale)
}

/** Returns the placeholders of a company and its claims; the company's most used ones have short names. */
export const placeholdersOf = (company: Company, claims?: unknown): Placeholders =>
  new Map([
    ['name', company.name],
    ['city', company.city],
    ['country', company.country],
    ['email', company.emails.general],
    ['phone', company.phone],
    ['phoneHref', company.phoneHref],
    ['currency', company.currency],
    ['money', company.currencyInWords ?? currencyName(company)],
    ['languages', new Intl.ListFormat(company.language, { type: 'disjunction' }).format(company.languages)],
    ['founder', company.founder.name],
    ['founderRole', company.founder.role],
    ['headingFont', headingFont],
    ...named('company', company, localeOf(company.language)),
    ...named('claims', claims, localeOf(company.language)),
  ])

/**
 * A backslash keeps a placeholder as it is, and so does a fenced block of code in Markdown. The last alternative matches typos, such
 * as `{{name}` and `{{my-name}}`: visitors would see the braces.
 */
const form =
  /(^[ >]{0,12}(`{3,9}|~{3,9})[\s\S]*?^[ >]{0,12}\2)|\\(\{{1,2}[^{}]*\}{1,2})|\{\{(?:\s*([\w.]+)(?:\s*\|\s*(capital))?\s*\}\}(\.?)|\{*[^{}]*\}{0,3})/gm

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the text with its placeholders filled in. Calls `onUnknown` with each that has no value, and keeps it. */
export const filled = (text: string, values: Placeholders, onUnknown: (written: string, offset: number) => void) =>
  text.replace(
    form,
    (
      written: string,
      code?: string,
      _fence?: string,
      kept?: string,
      name?: string,
      filter?: string,
      stop = '',
      offset = 0,
    ) => {
      if (code || kept) return code ?? kept ?? ''
      const value = name && values.get(name)
      if (value !== undefined && name) return withStop(filter ? capital(value) : value, stop)
      onUnknown(written.slice(0, written.length - stop.length), offset)
      return written
    },
  )

/** Returns a value with the placeholders of all its texts filled in. */
export const filledIn = <Value>(
  value: Value,
  fill: (text: string, path: readonly (string | number)[]) => string,
  path: readonly (string | number)[] = [],
): Value => {
  if (typeof value === 'string') return fill(value, path) as Value
  if (Array.isArray(value)) return value.map((entry, at) => filledIn(entry, fill, [...path, at])) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, filledIn(entry, fill, [...path, key])]),
  ) as Value
}
