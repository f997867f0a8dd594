import { monthOf } from '#content/month-of.ts'

/** A `YYYY-MM-DD` day as 'May 19, 2025', on one line, independent of locale and time zone. */
export function LongDate({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {monthOf(date)} {Number(date.slice(8))}, {date.slice(0, 4)}
    </time>
  )
}
