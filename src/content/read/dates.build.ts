/** Checks that dates agree with the weekday, the span or the week beside them. Knows dates as English texts write them. */
import type { Fault } from './fault.build.ts'
import type { Source } from './source.build.ts'
import { textsOf } from './source-file.build.ts'

const weekdays = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const dateForm = new RegExp(String.raw`(?:\b(${weekdays}),? )?\b(${months}) (\d{1,2})\b(?!,\d)(?:, (\d{4}))?`, 'g')

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const spanForm = new RegExp(String.raw`\b(\d+|${words.join('|')}) (day|week|month|year)s?\b`, 'gi')
const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 365.25 / 12, year: 365.25 }

const weekForm = /\bWeeks? (\d+)(?:-(\d+))?\b/

const dayLength = 24 * 3600 * 1000
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

interface Named {
  readonly text: string
  readonly weekday: string | undefined
  readonly month: string
  readonly day: string
  readonly year: string | undefined
}

const datesIn = (text: string): readonly Named[] =>
  [...text.matchAll(dateForm)].map(([found, weekday, month = '', day = '', year]) => ({ text: found, weekday, month, day, year }))

/** Returns the time at which a date begins. A day that its month does not have is one of the next month. */
const timeOf = ({ month, day }: Named, year: string | number) => Date.parse(`${month} 1, ${year} UTC`) + (Number(day) - 1) * dayLength

/** Returns the date of Easter Sunday in the Gregorian calendar, by the algorithm of Oudin. */
function easterIn(year: number) {
  const [century, golden] = [Math.floor(year / 100), year % 19]
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return new Date(Date.UTC(year, 2, 28 + moon - weekday)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** Returns a sentence with the date in place of Easter, if it names a year. */
function withEaster(sentence: string) {
  const around = datesIn(sentence).find(({ year }) => year)?.year
  return sentence.replace(/\bEaster\b(?: (\d{4})\b)?/g, (name, year = around) => (year ? easterIn(Number(year)) : name))
}

type Finding = Pick<Fault, 'message' | 'expected' | 'found'>

/** Returns what is wrong with a date by itself. */
function ofDate(date: Named): Finding[] {
  const { text, weekday, month, year } = date
  if (!year) return weekday ? [{ message: 'a date with a weekday and no year', expected: 'the year too, so that the weekday can be checked', found: text }] : []
  const right = full.format(timeOf(date, year))
  if (!right.includes(month)) return [{ message: 'not a day of the calendar', found: text }]
  return weekday && !right.startsWith(weekday) ? [{ message: 'the weekday is not that of the date', expected: right, found: text }] : []
}

/** Returns the span of a sentence that is not the one between its two dates. Both count as a span: with the last day, and without. */
function ofSpan(sentence: string): Finding[] {
  const [dates, spans] = [datesIn(withEaster(sentence)), [...sentence.matchAll(spanForm)]]
  const [[one, other], [span]] = [dates, spans]
  const year = one?.year ?? other?.year
  if (!one || !other || !span || !year || dates.length > 2 || spans.length > 1) return []
  const [text, count = '', unit = ''] = span
  const stated = words.indexOf(count.toLowerCase()) + 1 || Number(count)
  const days = Math.abs(timeOf(other, other.year ?? year) - timeOf(one, year)) / dayLength
  const agrees = [days, days + 1].some(each => Math.round(each / (daysOf[unit.toLowerCase()] ?? 1)) === stated)
  return agrees ? [] : [{ message: 'the span is not that between the dates', expected: `${days} days from ${one.text} to ${other.text}`, found: text }]
}

/** Returns the dates of a line that are not in the weeks that it names, counted from the day on which week 1 begins. */
function ofWeek(line: string, begins: number | undefined): Finding[] {
  const [weeks, first = '', last = first] = weekForm.exec(line) ?? []
  if (!weeks || begins === undefined) return []
  return datesIn(line).flatMap(date => {
    const begun = new Date(begins).getUTCFullYear()
    const years = date.year ? [date.year] : [begun, begun + 1]
    const inWeek = years.map(year => Math.floor((timeOf(date, year) - begins) / dayLength / 7) + 1)
    const agrees = inWeek.some(week => week >= Number(first) && week <= Number(last))
    return agrees ? [] : [{ message: 'the date is not in its week', expected: `${weeks} from ${full.format(begins)}`, found: date.text }]
  })
}

/** Returns the day on which week 1 begins: the date of the line that begins with week 1. */
function beginOf(lines: readonly string[]) {
  const [date] = datesIn(lines.find(line => /\bWeeks? 1\b/.test(line) && datesIn(line).length === 1) ?? '')
  return date?.year ? timeOf(date, date.year) : undefined
}

/** Returns the faults of the dates in files: in their values, and in each line of their Markdown. */
export const dateFaults = (sources: readonly Source[]): Fault[] =>
  sources.flatMap(({ file, data, markdown = '', markdownLine = 1, fault }) => {
    const [texts, lines] = [textsOf(data), markdown.split('\n')]
    const begins = beginOf([...texts.map(([, text]) => text), ...lines])
    const findings = (line: string) => [...datesIn(line).flatMap(ofDate), ...line.split(/(?<=[.?!]) /).flatMap(ofSpan), ...ofWeek(line, begins)]
    return [
      ...texts.flatMap(([path, text]) => findings(text).map(({ message, ...more }) => fault(path, message, more))),
      ...lines.flatMap((line, at) => findings(line).map(finding => ({ file, line: markdownLine + at, ...finding }))),
    ]
  })
