/**
 * How a language writes dates and numbers. `npm run content` asks `Intl` once and writes the answer for pages: a phone would
 * take 20 ms of its first second, and a browser may know another edition of the language than the build.
 */

const utc = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const

const locales = new Map<string, Locale>()

/** Returns how a language writes, asked of `Intl` once: each figure of the content needs it. */
export function localeOf(language: string): Locale {
  const locale = locales.get(language) ?? readLocale(language)
  locales.set(language, locale)
  return locale
}

/** Returns the names of days and months, the forms of dates, such as `{{month}} {{day}}, {{year}}`, and the marks in numbers. */
function readLocale(language: string) {
  const partsOf = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(language, { ...utc, ...options }).formatToParts(date)
  const name = (type: 'month' | 'weekday', options: Intl.DateTimeFormatOptions, date: Date) =>
    partsOf(options, date).find(part => part.type === type)?.value ?? ''
  const months = (options: Intl.DateTimeFormatOptions) =>
    Array.from({ length: 12 }, (_, at) => name('month', options, new Date(Date.UTC(2024, at))))
  const form = (options: Intl.DateTimeFormatOptions) =>
    partsOf(options, new Date(0))
      .map(({ type, value }) => (type === 'literal' ? value : `{{${type}}}`))
      .join('')
  const digits = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  const parts = digits.formatToParts(1_234_567_890.5)
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const mark = (type: 'group' | 'decimal') => parts.find(part => part.type === type)?.value ?? ''
  return {
    /** January first; as in a date, and on their own. */
    months: months({ day: 'numeric', month: 'long' }),
    monthNames: months({ month: 'long' }),
    shortMonths: months({ day: 'numeric', month: 'short' }),
    /** Monday first: January 1, 2024, was one. */
    weekdays: Array.from({ length: 7 }, (_, at) =>
      name('weekday', { weekday: 'long' }, new Date(Date.UTC(2024, 0, 1 + at))),
    ),
    date: form({ day: 'numeric', month: 'long', year: 'numeric' }),
    dayOfMonth: form({ day: 'numeric', month: 'long' }),
    shortDay: form({ day: 'numeric', month: 'short' }),
    monthOfYear: form({ month: 'long', year: 'numeric' }),
    number: {
      group: mark('group'),
      decimal: mark('decimal'),
      /** Digits of the last group, and of those before it: India writes 12,34,567. */
      last: groups.at(-1) ?? 3,
      others: groups.at(-2) ?? 3,
      /** Digits from which a number has groups: Spain writes 1234, and 12.345. */
      from: digits.format(1234).length > 4 ? 4 : 5,
    },
  }
}

export type Locale = ReturnType<typeof readLocale>

/** Formats `12400` as `12,400` in English; keeps decimals. */
export function numberIn({ number: { group, decimal, last, others, from } }: Pick<Locale, 'number'>, value: number) {
  const [whole = '', part] = String(value).split('.')
  const places = new RegExp(`\\B(?=(?:\\d{${others}}){0,7}\\d{${last}}$)`, 'g')
  const grouped = whole.replace('-', '').length < from ? whole : whole.replace(places, group)
  return part === undefined ? grouped : `${grouped}${decimal}${part}`
}
