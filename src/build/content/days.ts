const months = 'january february march april may june july august september october november december'.split(' ')

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A day of the calendar, the last of its month for one beyond it; nothing for a month that is none. */
function clamped(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${year}-${twoDigits(month)}-${twoDigits(Math.min(day, last))}`
}

/** Whether a text is a day as content writes it, `YYYY-MM-DD`, that the calendar has. */
export const isDay = (text: string) => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return clamped(Number(year), Number(month), Number(day)) === text
}

/** The day that was probably meant: `12.10.2026` is October 12, a month by its name is its number, and no month is too long. */
export function nearestDay(text: string): string | undefined {
  const [year, month, day] = (/^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})\b/.exec(text) ?? []).slice(1).map(Number)
  if (year && month && day) return clamped(year, month, day)
  const [first, second, last] = (/^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text.trim()) ?? []).slice(1).map(Number)
  if (first && second && last) return clamped(last, second, first) ?? clamped(last, first, second)
  const named = months.findIndex(name => new RegExp(`\\b${name.slice(0, 3)}`, 'i').test(text)) + 1
  const namedYear = /\b\d{4}\b/.exec(text)?.[0]
  const namedDay = /\b\d{1,2}(?=\b|st|nd|rd|th)/.exec(text)?.[0]
  return named > 0 && namedYear && namedDay ? clamped(Number(namedYear), named, Number(namedDay)) : undefined
}
